import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { TooManyRequestsError } from '../errors.ts';
import { getNetwork } from '../getNetwork.ts';

/** Limit of pages built for one address: uncached ones, and those of one visitor. */
export interface PageBudget {
  /** Counts a page before it is built. @throws TooManyRequestsError */
  take(request: Pick<Request, 'ip'>): void;
}

const MINUTE_SECONDS = 60;
/** Number of buckets; the least recently used counts as full again. */
const MAX_BUCKETS = 10_000;
/** Checks, the export and a local proxy that TRUST_PROXY does not name. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * @param perMinute pages of one address; 0 means no limit. Cached pages are never counted, so that neither an office
 * behind one address nor a crawler of the sitemaps reaches it.
 */
export function createPageBudget(perMinute: number): PageBudget {
  if (perMinute === 0) return { take: () => undefined };
  const perSecond = perMinute / MINUTE_SECONDS;
  /** Token buckets by network, in this process: they protect its CPU. */
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_BUCKETS });
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
      throw new TooManyRequestsError('Too many pages have been made for this IP address', wait);
    },
  };
}
