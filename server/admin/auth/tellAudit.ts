import { currentRequest } from '../../observability/requestContext.ts';

/**
 * Writes access to leads to the audit log: colleague, time and references, never their content. Written to the
 * log files at any LOG_LEVEL.
 *
 * @param references of leads.
 */
export function tellAudit(
  act: 'listed' | 'opened' | 'retried' | 'exported',
  references: readonly string[],
): void {
  const request = currentRequest();
  if (!request || references.length === 0) return;
  const who = request.colleague?.name ?? 'nobody signed in';
  request.log.info(
    { event: 'audit', act, who, references },
    `${who} ${act} ${references.length} ${references.length === 1 ? 'lead' : 'leads'}`,
  );
}
