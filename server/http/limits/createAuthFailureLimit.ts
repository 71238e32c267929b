import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createDaySecret } from './createDaySecret.ts';

/** Enough for typing errors; not for a word list. */
const MAX_FAILURES = 10;
const WINDOW_MS = 600_000;
/** The oldest are dropped first; each costs an attacker ten guesses from another network. */
const MAX_VISITORS = 10_000;

/** Failed authentications by visitor, in this process. */
export interface AuthFailureLimit {
  /** Seconds until the visitor may try again; 0 when they may. */
  secondsLeft(visitor: string): number;
  /** Counts a failure. */
  count(visitor: string): void;
}

/** Allows each visitor ten failures in ten minutes. Visitors are stored as hashes, with a secret of the day. */
export function createAuthFailureLimit(): AuthFailureLimit {
  const secret = createDaySecret();
  const toVisitorHash = (visitor: string) => hash('sha256', `${secret()}\n${visitor}`);
  const wrong = new LRUCache<string, number>({ max: MAX_VISITORS, ttl: WINDOW_MS, noUpdateTTL: true });
  return {
    secondsLeft(visitor) {
      const key = toVisitorHash(visitor);
      if ((wrong.get(key) ?? 0) < MAX_FAILURES) return 0;
      return Math.max(1, Math.ceil(wrong.getRemainingTTL(key) / 1000));
    },
    count(visitor) {
      const key = toVisitorHash(visitor);
      wrong.set(key, (wrong.get(key) ?? 0) + 1);
    },
  };
}
