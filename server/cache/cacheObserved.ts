import type { Observe, UpstreamCall } from '../upstream/UpstreamCall.ts';
import type { DataCache } from './DataCache.ts';

export interface KeptAnswer<T> {
  cache: DataCache;
  key: string;
  expirySeconds: number;
  /** See FetchOptions. */
  expiryOf?: (value: T) => number;
  /** Hears when no call was needed, or when the call failed and an expired value stood in for it. */
  observe: Observe;
  service: UpstreamCall['service'];
  /** What was asked for, as the log may show it. */
  url: string;
}

/** A value from the cache, or made; calls tell of themselves, this tells when the value came without one. */
export async function cacheObserved<T>(kept: KeptAnswer<T>, make: () => Promise<T>): Promise<T> {
  const { cache, key, expirySeconds, expiryOf, observe, service, url } = kept;
  const start = performance.now();
  let called = false;
  let answered = false;
  const fetcher = async () => {
    called = true;
    const made = await make();
    answered = true;
    return made;
  };
  const value = await cache.cacheFetch(key, expirySeconds, fetcher, expiryOf && { expiryOf });
  if (!answered) {
    observe({ service, url, ms: performance.now() - start, outcome: called ? 'stale' : 'cached' });
  }
  return value;
}
