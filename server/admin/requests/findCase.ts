import type { LeadStore } from '../../leads/store/LeadStore.ts';
import { parseReference } from '../../leads/store/reference.ts';
import type { Client } from '../../media/getClient.ts';
import type { RequestArchive } from '../../observability/logs/createRequestArchive.ts';
import { type LeadStatus, leadStatusesInEvents, toLeadStatus } from '../../observability/logs/LeadStatus.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { currentRequest } from '../../observability/requestContext.ts';

/** What a reference leads to: a request with the leads it brought, or a lead alone. */
export type Case = { trace: RequestTrace; leadStatuses: LeadStatus[] } | { leadStatus: LeadStatus };

interface Sources {
  archive: RequestArchive;
  leads: Pick<LeadStore, 'find'>;
  /** Who waits for it. */
  client: Client;
  /** Of a lead's reference that is typed without one. */
  referencePrefix: string;
}

/** The lead as the store knows it; without the store, support still gets what the log says. */
async function findLead(leads: Sources['leads'], reference: string) {
  try {
    return await leads.find(reference);
  } catch (error) {
    currentRequest()?.log.error({ event: 'lead-store-failed', err: error }, 'The lead store cannot be asked');
    return undefined;
  }
}

async function withLeadStatuses(trace: RequestTrace, leads: Sources['leads']): Promise<Case> {
  const told = leadStatusesInEvents(trace.events);
  const leadStatuses = await Promise.all(
    told.map(async (leadStatus) => {
      const lead = await findLead(leads, leadStatus.reference);
      return lead ? toLeadStatus(lead) : leadStatus;
    }),
  );
  return { trace, leadStatuses };
}

/**
 * Looks a reference up: that of a request, as it stands on error pages, or that of a lead, however it was typed.
 *
 * @returns undefined when nothing is kept of it.
 * @throws BusyError, ClientLeftError as the archive does.
 */
export async function findCase(
  text: string,
  { archive, leads, client, referencePrefix }: Sources,
): Promise<Case | undefined> {
  const trace = await archive.find(text, client);
  if (trace) return withLeadStatuses(trace, leads);
  const reference = parseReference(text, referencePrefix);
  if (reference === undefined) return undefined;
  const lead = await findLead(leads, reference);
  const ids = [
    ...(lead?.request_id ? [lead.request_id] : []),
    ...(await archive.findByLead(reference, client)),
  ];
  for (const id of new Set(ids)) {
    const brought = await archive.find(id, client);
    if (brought?.access) return withLeadStatuses(brought, leads);
  }
  return lead && { leadStatus: toLeadStatus(lead) };
}
