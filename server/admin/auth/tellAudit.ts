import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Writes to the audit log that somebody looked at leads: who, when and which, never what they say. The
 * log files keep it whatever LOG_LEVEL is.
 *
 * @param references of leads.
 */
export function tellAudit(act: 'listed' | 'opened' | 'retried', references: readonly string[]): void {
  const request = currentRequest();
  if (!request || references.length === 0) return;
  const who = request.colleague?.name ?? 'nobody signed in';
  request.log.info({ event: 'audit', act, who, references }, `${who} ${act} ${references.length} leads`);
}
