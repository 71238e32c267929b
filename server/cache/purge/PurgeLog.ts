import { ALL, type Purge } from './Purge.ts';

/**
 * The purges of this process in order, so that an answer whose call began before a purge is not taken for a new one.
 */
export interface PurgeLog {
  /** Number of the last purge. */
  sequence(): number;
  add(purge: Purge): void;
  /** The purges after a number; a purge of everything where the log is too short. */
  since(sequence: number): readonly Purge[];
}

/** More than occur while one page is built. */
const MAX_ENTRIES = 500;

export function createPurgeLog(): PurgeLog {
  let last = 0;
  const purges: Purge[] = [];
  return {
    sequence: () => last,
    add(purge) {
      last++;
      purges.push(purge);
      if (purges.length > MAX_ENTRIES) purges.shift();
    },
    since(sequence) {
      const missing = last - sequence;
      if (missing === 0) return [];
      return missing > purges.length ? [ALL] : purges.slice(-missing);
    },
  };
}
