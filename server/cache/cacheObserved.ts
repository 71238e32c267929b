import { UpstreamError } from '../errors.ts';
import type { Patience } from '../upstream/createPatience.ts';
import type { Observe, UpstreamCall } from '../upstream/UpstreamCall.ts';
import type { DataCache } from './DataCache.ts';

export interface KeptAnswer<T> {
  cache: DataCache;
  key: string;
  expirySeconds: number;
  /** See FetchOptions. */
  expiryOf?: (value: T) => number;
  /** See FetchOptions. */
  staysHere?: ((value: T) => boolean) | undefined;
  /** Hears when no call was needed, or when the call failed and an expired value stood in for it. */
  observe: Observe;
  service: UpstreamCall['service'];
  /** How long whoever asks waits while the service is silent; without it, as long as `make` takes. */
  patience?: Patience | undefined;
  /** What was asked for, as the log may show it. */
  url: string;
}

/** A value from the cache, or made; calls tell of themselves, this tells when the value came without one. */
export async function cacheObserved<T>(kept: KeptAnswer<T>, make: () => Promise<T>): Promise<T> {
  const { cache, key, expirySeconds, expiryOf, staysHere, observe, patience, service, url } = kept;
  const start = performance.now();
  let called = false;
  let answered = false;
  const silent = () => {
    observe({ service, url, ms: performance.now() - start, outcome: 'resting' });
    return new UpstreamError(`The ${service} service says nothing: ${url}`);
  };
  // Nobody waits for it any more, and the next who asks finds it. A failure has been told by the call itself.
  const keepLate = (work: Promise<T>) =>
    void work
      .then((made) => cache.cacheWrite(key, made, expiryOf?.(made) ?? expirySeconds))
      .catch(() => undefined);
  const fetcher = async () => {
    called = true;
    const made = await (patience ? patience.wait(make, silent, keepLate) : make());
    answered = true;
    return made;
  };
  const value = await cache.cacheFetch(key, expirySeconds, fetcher, {
    ...(expiryOf && { expiryOf }),
    ...(staysHere && { staysHere }),
  });
  if (!answered) {
    observe({ service, url, ms: performance.now() - start, outcome: called ? 'stale' : 'cached' });
  }
  return value;
}
