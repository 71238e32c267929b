import { BentoCache, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { DataCache } from './DataCache.ts';

/** How long an expired value may still stand in for an upstream that fails. */
const GRACE_SECONDS = 3600;
/** With a stale value at hand, nobody waits longer than this for a fresh one. */
const PATIENCE_MS = 1000;
/** One large page with its pictures is some 100 kB; the bound keeps a crawler of made-up addresses from filling memory. */
const MAX_ITEMS = 2000;

const off: DataCache = {
  cacheFetch: (_key, _expirySeconds, fetcher) => fetcher(),
  cacheRead: async () => undefined,
  cacheWrite: async () => undefined,
  clear: async () => undefined,
};

/** A cache in the memory of this process; with `enabled: false` it keeps nothing. */
export function createDataCache({ enabled }: { enabled: boolean }): DataCache {
  if (!enabled) return off;
  const bento = new BentoCache({
    default: 'memory',
    stores: {
      memory: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ITEMS, serialize: false })),
    },
  });
  // bentocache lets callers of one key queue: with an upstream that hangs, each would wait out its own deadline.
  const inFlight = new Map<string, Promise<unknown>>();
  // The grace of bentocache counts from the moment of writing.
  const lifetime = (expirySeconds: number) => ({
    ttl: `${expirySeconds}s`,
    grace: `${expirySeconds + GRACE_SECONDS}s`,
  });

  const fetchOnce = <T>(key: string, expirySeconds: number, fetcher: () => Promise<T>): Promise<T> =>
    bento
      .getOrSet({ key, factory: fetcher, timeout: PATIENCE_MS, ...lifetime(expirySeconds) })
      .catch((error: unknown) => {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error;
      });

  return {
    async cacheFetch<T>(key: string, expirySeconds: number, fetcher: () => Promise<T>): Promise<T> {
      const running = inFlight.get(key);
      // A key always names the same kind of value, so what is on its way is a T.
      if (running) return running as Promise<T>;
      const fetching = fetchOnce(key, expirySeconds, fetcher).finally(() => inFlight.delete(key));
      inFlight.set(key, fetching);
      return fetching;
    },
    cacheRead: (key) => bento.get({ key }),
    async cacheWrite(key, value, expirySeconds) {
      await bento.set({ key, value, ...lifetime(expirySeconds) });
    },
    clear: () => bento.clear(),
  };
}
