import type { RedisConnection } from './connectRedis.ts';
import type { SharedStore } from './SharedStore.ts';

/** Keys of the site start with it: a Redis may serve others too. */
const PREFIX = 'bridgedeck:';
const SCANNED = 500;

const keyOf = (key: string): string => PREFIX + key;

/** Redis as the store that processes share. */
export function createSharedStore({ commands, subscribe, onBack }: RedisConnection): SharedStore {
  return {
    get: async (key) => (await commands.get(keyOf(key))) ?? undefined,
    async set(key, value, ttlMs) {
      await commands.set(keyOf(key), value, 'PX', Math.max(1, Math.ceil(ttlMs)));
    },
    async remove(keys) {
      if (keys.length > 0) await commands.unlink(...keys.map(keyOf));
    },
    async clear(prefix) {
      let cursor = '0';
      do {
        const [next, found] = await commands.scan(cursor, 'MATCH', `${keyOf(prefix)}*`, 'COUNT', SCANNED);
        if (found.length > 0) await commands.unlink(...found);
        cursor = next;
      } while (cursor !== '0');
    },
    call: (command, ...args) => commands.call(command, ...args),
    async publish(channel, message) {
      await commands.publish(keyOf(channel), message);
    },
    subscribe: (channel, hear) => subscribe(keyOf(channel), { hear }),
    onBack,
  };
}
