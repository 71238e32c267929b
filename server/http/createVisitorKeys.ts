import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getNetwork } from './getNetwork.ts';
import { createDaySecret } from './limits/createDaySecret.ts';

const LENGTH = 10;
/** Visitors whose key need not be made again for each request. */
const MOST_KNOWN = 1000;

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
  const secret = createDaySecret(now);
  // An HMAC would cost five times as much; what it guards against, extending a known hash, needs the whole of one.
  const keys = new LRUCache<string, string>({ max: MOST_KNOWN });
  return (address, userAgent) => {
    const said = `${secret()}\n${getNetwork(address)}\n${userAgent}`;
    const known = keys.get(said);
    if (known) return known;
    const key = hash('sha256', said).slice(0, LENGTH);
    keys.set(said, key);
    return key;
  };
}
