import type { LeadStore } from '../../leads/store/LeadStore.ts';
import { parseReference } from '../../leads/store/reference.ts';
import type { Client } from '../../media/getClient.ts';
import type { RequestArchive } from '../../observability/logs/createRequestArchive.ts';
import { type LeadStatus, leadStatusesInEvents, toLeadStatus } from '../../observability/logs/LeadStatus.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { EVERYTHING } from '../../observability/logs/TraceFilter.ts';
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

/** What stands in the middle of a pasted sentence. */
const REQUEST_IN_TEXT = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const LEAD_IN_TEXT = /\b[A-Z]{2,6}-[\dA-Z]{4}-?[\dA-Z]{4}\b/i;
/** The first group of a request's id, or more of it. */
const BEGIN = /^[\da-f]{8}[\da-f-]*$/i;
/** Requests that have the beginning of an id in them; more than one of them make it ambiguous. */
const MOST_ALIKE = 50;

/** The request of an id, also within a sentence, or of the beginning of one that only one request has. */
async function findRequest(text: string, archive: RequestArchive, client: Client) {
  const id = REQUEST_IN_TEXT.exec(text)?.[0].toLowerCase() ?? text;
  const found = await archive.find(id, client);
  if (found || !BEGIN.test(text)) return found;
  const begin = text.toLowerCase();
  const alike = await archive.search({ ...EVERYTHING, text: begin }, MOST_ALIKE, client);
  const [one, ...others] = alike.filter((trace) => trace.id.startsWith(begin));
  return others.length === 0 ? one : undefined;
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
  const trace = await findRequest(text, archive, client);
  if (trace) return withLeadStatuses(trace, leads);
  const reference = parseReference(LEAD_IN_TEXT.exec(text)?.[0] ?? text, referencePrefix);
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
