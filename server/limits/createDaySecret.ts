import { randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;

/** Days since 1970 (UTC). */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/**
 * A secret that is made anew each day (UTC), kept in memory and nowhere else: what was hashed with it can no longer be
 * traced back once the day is over.
 *
 * @param now milliseconds since 1970.
 */
export function createDaySecret(now: () => number = Date.now): () => string {
  let day = -1;
  let secret = '';
  return () => {
    const today = dayOf(now());
    if (today !== day) {
      day = today;
      secret = randomBytes(32).toString('hex');
    }
    return secret;
  };
}
