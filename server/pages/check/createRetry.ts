import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '../../http/errors.ts';

/** Runs `work`, and again after a pause when the content service has failed in a way that may pass. */
export type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;

const PAUSES_MS = [1000, 4000];
/** After so many failures in a row the service is down: waiting for each page would take hours. */
const MAX_FAILURES = 5;

/** A time-out, a broken connection, a gateway or a rate limit. A 500 of the service itself would repeat. */
const mayPass = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError &&
  (error.upstreamStatus === undefined || error.upstreamStatus === 429 || error.upstreamStatus > 500);

/** @param pausesMs before the second try, the third …, in milliseconds. */
export function createRetry(pausesMs: readonly number[] = PAUSES_MS): Retry {
  let failures = 0;
  return async (work) => {
    for (const pauseMs of pausesMs) {
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (!mayPass(error) || failures >= MAX_FAILURES) throw error;
        await sleep(pauseMs);
      }
    }
    try {
      return await work();
    } catch (error) {
      failures++;
      throw error;
    }
  };
}
