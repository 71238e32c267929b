import { BentoCache, type BentoStore, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { SharedStore } from '../redis/SharedStore.ts';
import { createSingleFlight } from './createSingleFlight.ts';
import type { DataCache, FetchOptions } from './DataCache.ts';
import { sharedBus } from './sharedBus.ts';
import { asItIs, sharedLayer } from './sharedLayer.ts';

/** How long an expired value may still stand in for an upstream that fails. */
const GRACE_SECONDS = 3600;
/** With a stale value at hand, nobody waits longer than this for a fresh one. */
const PATIENCE_MS = 1000;
/** One large page with its pictures is some 100 kB; the bound keeps a crawler of made-up addresses from filling memory. */
const MAX_ITEMS = 2000;
/** A shared store that failed is left alone for so long: one that hangs costs a moment now and then, not each time. */
const SHARED_PAUSE = '2s';

export interface SharedCache {
  store: SharedStore;
  /** Names what is cached: two sites may share one store. */
  name: string;
}

/** A cache in the memory of this process; with a shared store behind it, where every process finds what one fetched. */
export function createDataCache(shared?: SharedCache): DataCache {
  const name = `data:${shared?.name ?? ''}`;
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ITEMS, serialize: false }));
  const bento = new BentoCache({
    default: name,
    stores: { [name]: shared ? layered(memory, shared.store, name) : memory },
    serializer: asItIs,
    l2CircuitBreakerDuration: SHARED_PAUSE,
  });
  // A purge that did not reach the store is made up for when the store is back.
  let isOwed = false;
  const clear = async (): Promise<void> => {
    isOwed = shared !== undefined && !(await cleared(shared.store, name));
    await bento.clear();
  };
  shared?.store.onBack(() => isOwed && void clear());
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
    { expiryOf, staysHere }: FetchOptions<T>,
  ): Promise<T> =>
    bento
      .getOrSet({
        key,
        factory: async ({ setOptions }) => {
          const value = await fetcher();
          if (expiryOf) setOptions({ ttl: `${expiryOf(value)}s` });
          if (staysHere?.(value)) setOptions({ skipL2Write: true, skipBusNotify: true });
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
    clear,
  };
}

const layered = (memory: BentoStore, store: SharedStore, name: string): BentoStore =>
  // biome-ignore lint/correctness/useHookAtTopLevel: a layer of a cache, no hook of React
  memory.useL2Layer(sharedLayer(store, name)).useBus(sharedBus(store));

const cleared = (store: SharedStore, name: string): Promise<boolean> =>
  store.clear(`${name}:`).then(
    () => true,
    () => false,
  );
