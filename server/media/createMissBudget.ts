import { LRUCache } from 'lru-cache';
import { BusyError, HttpError } from '../http/errors.ts';

/** Bounds how often one client may have the content service asked for files that do not exist. */
export interface MissBudget {
  /**
   * Runs work that asks for a file which is not on disk, and counts it when there is no such file.
   * @throws BusyError without running it when the client has asked for too many that do not exist.
   */
  spend<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

/** More than the pages that a visitor opens in a minute can lack; a guesser of names gets hundreds a second. */
const MISSES = 100;
const WINDOW_MS = 60_000;
/** Checks, the export, and a proxy on the same machine that TRUST_PROXY does not name. */
const LOOPBACK = /^127\.|^0:0:0:0:/;

/** Counts in the memory of this process, in windows of a minute that begin with a client's first miss. */
export function createMissBudget(): MissBudget {
  const misses = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true });
  return {
    async spend(address, work) {
      if ((misses.get(address) ?? 0) >= MISSES) throw new BusyError('too many files that do not exist');
      try {
        return await work();
      } catch (error) {
        const isMiss = error instanceof HttpError && error.status === 404;
        if (isMiss && !LOOPBACK.test(address)) misses.set(address, (misses.get(address) ?? 0) + 1);
        throw error;
      }
    },
  };
}
