import type { CacheSerializer, CreateDriverResult, L2CacheDriver } from 'bentocache/types';
import type { SharedStore } from '../redis/SharedStore.ts';

/**
 * The second layer of the data cache. Bentocache's own driver takes and gives texts, which it then puts into memory
 * as well; ours gives what it was given, so that memory holds values and a hit there parses nothing. It needs a
 * bentocache whose serializer is `asItIs`.
 */
export function sharedLayer(store: SharedStore, prefix: string): CreateDriverResult<L2CacheDriver> {
  const keyOf = (key: string) => `${prefix}:${key}`;
  const driver: L2CacheDriver = {
    type: 'l2',
    async get(key) {
      const text = await store.get(keyOf(key));
      return text === undefined ? undefined : JSON.parse(text);
    },
    async set(key, value, ttlMs) {
      await store.set(keyOf(key), JSON.stringify(value), ttlMs ?? 0);
      return true;
    },
    async pull(key) {
      const value = await driver.get(key);
      await driver.delete(key);
      return value;
    },
    async delete(key) {
      await store.remove([keyOf(key)]);
      return true;
    },
    async deleteMany(keys) {
      await store.remove(keys.map(keyOf));
      return true;
    },
    // The data cache does it itself: it must know whether it worked, which bentocache keeps to itself.
    clear: async () => undefined,
    namespace: (name) => sharedLayer(store, `${prefix}:${name}`).factory({ prefix: '' }),
    disconnect: async () => undefined,
  };
  return { options: {}, factory: () => driver };
}

/** Makes bentocache hand values to its layers as they are. */
export const asItIs: CacheSerializer = {
  // Declared to be text, and handed on without a look.
  serialize: (value) => value as string,
  deserialize: (value) => value,
};
