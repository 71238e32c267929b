import { hash, randomBytes } from 'node:crypto';
import { ipKeyGenerator } from 'express-rate-limit';

const DAY_MS = 86_400_000;
const LENGTH = 10;

/** The key of a visitor by address and user agent. */
export type VisitorKeys = (address: string, userAgent: string) => string;

/**
 * Makes keys that tell one visitor's requests of a day from another's and say nothing about anybody: a keyed hash of
 * address and user agent, under a secret that is made anew each day (UTC), kept in memory and nowhere else. Without it
 * nobody, we included, can tell from an address which key it had.
 *
 * @param now milliseconds since 1970.
 */
export function createVisitorKeys(now: () => number = Date.now): VisitorKeys {
  let day = -1;
  let secret = '';
  return (address, userAgent) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      secret = randomBytes(32).toString('hex');
    }
    // An HMAC would cost five times as much; what it guards against, extending a known hash, needs the whole of one.
    return hash('sha256', `${secret}\n${ipKeyGenerator(address)}\n${userAgent}`).slice(0, LENGTH);
  };
}
