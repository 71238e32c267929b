import { LRUCache } from 'lru-cache';
import { BusyError, HttpError } from '../http/errors.ts';

/** Bounds how many missing files one client may have the content service look up. */
export interface MissBudget {
  /**
   * Runs work for a file that is not on disk, and counts it when the file does not exist.
   * @throws BusyError without running it when the client has exceeded the limit.
   */
  spend<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

/** More than a visitor's pages can lack in a minute; a script that guesses names makes hundreds a second. */
const MISSES = 100;
const WINDOW_MS = 60_000;
/** Checks, the export, and a local proxy that TRUST_PROXY does not name. */
const LOOPBACK = /^127\.|^0:0:0:0:/;

/** Counts in this process, in windows of a minute from a client's first miss. */
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
