import { BentoCache, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { createSingleFlight } from './createSingleFlight.ts';
import type { DataCache, FetchOptions } from './DataCache.ts';

/** How long an expired value may still stand in for an upstream that fails. */
const GRACE_SECONDS = 3600;
/** With a stale value at hand, nobody waits longer than this for a fresh one. */
const PATIENCE_MS = 1000;
/** One large page with its pictures is some 100 kB; the bound keeps a crawler of made-up addresses from filling memory. */
const MAX_ITEMS = 2000;

/** A cache in the memory of this process. */
export function createDataCache(): DataCache {
  const bento = new BentoCache({
    default: 'memory',
    stores: {
      memory: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ITEMS, serialize: false })),
    },
  });
  // bentocache lets callers of one key queue: with an upstream that hangs, each would wait out its own deadline.
  const once = createSingleFlight<unknown>();
  // The grace of bentocache counts from the moment of writing.
  const lifetime = (expirySeconds: number) => ({
    ttl: `${expirySeconds}s`,
    grace: `${expirySeconds + GRACE_SECONDS}s`,
  });

  const fetchKept = <T>(
    key: string,
    expirySeconds: number,
    fetcher: () => Promise<T>,
    { expiryOf }: FetchOptions<T>,
  ): Promise<T> =>
    bento
      .getOrSet({
        key,
        factory: async ({ setOptions }) => {
          const value = await fetcher();
          if (expiryOf) setOptions({ ttl: `${expiryOf(value)}s` });
          return value;
        },
        timeout: PATIENCE_MS,
        ...lifetime(expirySeconds),
      })
      .catch((error: unknown) => {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error;
      });

  return {
    async cacheFetch<T>(
      key: string,
      expirySeconds: number,
      fetcher: () => Promise<T>,
      options: FetchOptions<T> = {},
    ): Promise<T> {
      if (options.disable) return fetcher();
      // A key always names the same kind of value, so what is on its way is a T.
      return once(key, () => fetchKept(key, expirySeconds, fetcher, options)) as Promise<T>;
    },
    async cacheRead(key, { disable = false } = {}) {
      return disable ? undefined : bento.get({ key });
    },
    async cacheWrite(key, value, expirySeconds, { disable = false } = {}) {
      if (!disable) await bento.set({ key, value, ...lifetime(expirySeconds) });
    },
    clear: () => bento.clear(),
  };
}
