import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure } from '../../upstream/JsonQuestion.ts';

/**
 * Waits as long as the service that answered 429 asks, when the deadline lets us.
 * @param end when the deadline is, in milliseconds since 1970.
 * @returns false, at once, when it does not, or when the service does not say how long.
 */
export async function waitOut({ retryAfterMs }: Failure, end: number): Promise<boolean> {
  if (retryAfterMs === undefined || Date.now() + retryAfterMs >= end) return false;
  await sleep(retryAfterMs);
  return true;
}
