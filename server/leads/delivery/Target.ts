import type { Upstream } from '../../services/upstream/createUpstream.ts';
import { fetchJson } from '../../services/upstream/fetchJson.ts';
import type { JsonRequest } from '../../services/upstream/JsonRequest.ts';
import type { Claim } from '../store/LeadStore.ts';
import type { TargetName } from '../store/LeadTables.ts';

/** What came of one try. No `error` holds personal data. */
export type Outcome =
  | { type: 'delivered'; status: number; remoteId: string | undefined }
  /** The payload is wrong: trying again would be in vain. */
  | { type: 'refused'; status: number; error: string }
  /** The service, the way to it or our access is wrong: it may do better later. */
  | { type: 'failed'; status?: number | undefined; error: string; retryAfterMs?: number | undefined };

/** Where leads go. */
export interface Target {
  name: TargetName;
  /** Tries once. Never rejects for anything that lies outside of this process. */
  send(lead: Pick<Claim, 'key' | 'target' | 'payload' | 'requestId'>): Promise<Outcome>;
}

/** Statuses that speak of the payload; every other refusal speaks of us, of our address or access, or of the moment. */
const REFUSALS = new Set([400, 413, 422]);
const MAX_MEGABYTES = 1;

/** POSTs a lead as JSON, once. @param read what an answer means that has one of the statuses asked for. */
export async function postLead(
  upstream: Upstream,
  request: JsonRequest,
  read: (body: unknown, status: number) => Outcome,
): Promise<Outcome> {
  const answer = await fetchJson(upstream, { ...request, maxMegabytes: MAX_MEGABYTES });
  if ('body' in answer) return read(answer.body, answer.status);
  const { status, retryAfterMs } = answer;
  const error = answer.error.message;
  if (status !== undefined && REFUSALS.has(status)) return { type: 'refused', status, error };
  return { type: 'failed', status, error, retryAfterMs };
}

/** What a target calls a lead, when it says so in a form that can be shown; it is not to grow into a message. */
export function parseRemoteId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^[\w:.-]{1,100}$/.test(value) ? value : undefined;
}
