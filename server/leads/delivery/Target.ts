import type { Upstream } from '../../services/upstream/createUpstream.ts';
import { fetchJson } from '../../services/upstream/fetchJson.ts';
import type { JsonRequest } from '../../services/upstream/JsonRequest.ts';
import type { Claim } from '../store/LeadStore.ts';
import type { TargetName } from '../store/LeadTables.ts';

/** Result of one try. `error` never holds personal data. */
export type Outcome =
  | { type: 'delivered'; status: number; remoteId: string | undefined }
  /** The payload is invalid: a retry is useless. */
  | { type: 'refused'; status: number; error: string }
  /** The service, the network or the credentials failed: a later try may succeed. */
  | { type: 'failed'; status?: number | undefined; error: string; retryAfterMs?: number | undefined };

/** A receiver of leads. */
export interface Target {
  name: TargetName;
  /** Tries once. Never rejects for a failure outside this process. */
  send(lead: Pick<Claim, 'key' | 'target' | 'payload' | 'requestId' | 'reference'>): Promise<Outcome>;
}

/** Statuses that concern the payload; all others concern address, credentials or the moment. */
const REFUSALS = new Set([400, 413, 422]);
const MAX_MEGABYTES = 1;

/** POSTs a lead as JSON, once. @param read meaning of a response with one of the expected statuses. */
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

/** The target's id of a lead, when it is a short printable value. */
export function parseRemoteId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^[\w:.-]{1,100}$/.test(value) ? value : undefined;
}
