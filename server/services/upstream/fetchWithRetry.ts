import { setTimeout as sleep } from 'node:timers/promises';
import type { Upstream } from './createUpstream.ts';
import { fetchJson } from './fetchJson.ts';
import { deadlineIn, type Failure, type JsonAnswer, type JsonRequest } from './JsonRequest.ts';

/** Random between these (ms): callers that failed together must not retry together. */
const SHORTEST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 120;

/** The service is overloaded, and says when to come back. */
export const isAskedToWait = ({ status, retryAfterMs }: Failure): boolean =>
  status === 429 && retryAfterMs !== undefined;
/** Temporary: overload, a failed connection, or a failed service. */
export const mayPass = (failure: Failure): boolean =>
  failure.status === undefined || failure.status >= 500 || isAskedToWait(failure);

/**
 * Sends an idempotent request, with one retry when that may help and time is left: after `Retry-After`, or after a
 * short pause. Never while the circuit is open.
 *
 * @param mayHelp whether a retry may help after a failure.
 * @throws UpstreamError of the last try.
 */
export async function fetchWithRetry(
  upstream: Upstream,
  request: JsonRequest,
  mayHelp: (failure: Failure) => boolean = mayPass,
): Promise<JsonAnswer> {
  const { deadline = deadlineIn(upstream.deadlineMs) } = request;
  const first = await fetchJson(upstream, { ...request, deadline });
  if ('body' in first) return first;
  const jitterMs = SHORTEST_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - SHORTEST_PAUSE_MS);
  const pauseMs = first.retryAfterMs ?? jitterMs;
  const isTooLate = deadline.signal.aborted || Date.now() + pauseMs >= deadline.endsAt;
  if (isTooLate || upstream.circuit?.isOpen() || !mayHelp(first)) throw first.error;
  await sleep(pauseMs);
  const second = await fetchJson(upstream, { ...request, deadline });
  if ('body' in second) return second;
  throw second.error;
}
