import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getNetwork } from './getNetwork.ts';
import { createDaySecret } from './limits/createDaySecret.ts';

const LENGTH = 10;
/** Visitors whose key is cached. */
const MAX_KNOWN = 1000;

/** The key of a visitor by address and user agent. */
export type VisitorKeys = (address: string, userAgent: string) => string;

/**
 * Creates keys that distinguish visitors within a day without identifying them: a keyed hash of address and user
 * agent, with a secret that is random, changes each day (UTC), and is only in memory. Without it a key cannot be
 * traced to an address.
 *
 * @param now milliseconds since 1970.
 */
export function createVisitorKeys(now: () => number = Date.now): VisitorKeys {
  const secret = createDaySecret(now);
  // An HMAC would cost five times as much; it protects against length extension, which needs the whole hash.
  const keys = new LRUCache<string, string>({ max: MAX_KNOWN });
  return (address, userAgent) => {
    const said = `${secret()}\n${getNetwork(address)}\n${userAgent}`;
    const known = keys.get(said);
    if (known) return known;
    const key = hash('sha256', said).slice(0, LENGTH);
    keys.set(said, key);
    return key;
  };
}
