import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { TooManyRequestsError } from '../errors.ts';
import { getNetwork } from '../getNetwork.ts';

/** How many pages one address may have made: those that no cache has, or that are of one visitor. */
export interface PageBudget {
  /** Counts a page that is about to be made. @throws TooManyRequestsError */
  take(request: Pick<Request, 'ip'>): void;
}

const MINUTE_SECONDS = 60;
/** Buckets that are remembered; the one not used for longest counts as full again. */
const MOST_BUCKETS = 10_000;
/** Checks, the export and a proxy on the same machine that TRUST_PROXY does not name. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * @param perMinute pages of one address, all at once or one by one; 0 sets no bound. Cached pages are never counted, so
 *   that an office behind one address meets it as little as a crawler that follows the sitemaps.
 */
export function createPageBudget(perMinute: number): PageBudget {
  if (perMinute === 0) return { take: () => undefined };
  const perSecond = perMinute / MINUTE_SECONDS;
  /** Token buckets by network, in the memory of this process: what they protect is its processor. */
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_BUCKETS });
  return {
    take({ ip = '' }) {
      if (LOOPBACK.test(ip)) return;
      const network = getNetwork(ip);
      const at = performance.now() / 1000;
      const bucket = buckets.get(network) ?? { tokens: perMinute, at };
      const tokens = Math.min(perMinute, bucket.tokens + (at - bucket.at) * perSecond);
      const isGiven = tokens >= 1;
      buckets.set(network, { tokens: isGiven ? tokens - 1 : tokens, at });
      if (isGiven) return;
      const wait = Math.ceil((1 - tokens) / perSecond);
      throw new TooManyRequestsError('Too many pages have been made for this address', wait);
    },
  };
}
