import type { Request } from 'express';
import { TooManyRequestsError } from '../errors.ts';
import { networkOf } from '../http/networkOf.ts';
import { createTokenBuckets } from './createTokenBuckets.ts';

/** How many pages one address may have made: those that no cache has, or that are of one visitor. */
export interface PageBudget {
  /** Counts a page that is about to be made. @throws TooManyRequestsError */
  take(request: Pick<Request, 'ip'>): void;
}

const MINUTE_SECONDS = 60;
/** Checks, the export and a proxy on the same machine that TRUST_PROXY does not name. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * @param perMinute pages of one address, all at once or one by one; 0 sets no bound. Cached pages are never counted, so
 *   that an office behind one address meets it as little as a crawler that follows the sitemaps.
 */
export function createPageBudget(perMinute: number): PageBudget {
  if (perMinute === 0) return { take: () => undefined };
  const take = createTokenBuckets({ capacity: perMinute, perSecond: perMinute / MINUTE_SECONDS });
  return {
    take({ ip = '' }) {
      if (LOOPBACK.test(ip)) return;
      const wait = take(networkOf(ip));
      if (wait > 0) {
        throw new TooManyRequestsError('Too many pages have been made for this address', Math.ceil(wait));
      }
    },
  };
}
