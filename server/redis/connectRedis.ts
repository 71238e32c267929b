import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { reportPresence } from './reportPresence.ts';
import type { SharedStore } from './SharedStore.ts';

/** Redis answers within a millisecond; whoever waits for it waits on behalf of a visitor. */
const COMMAND_MS = 250;
const CONNECT_MS = 2000;
const SLOWEST_RETRY_MS = 2000;
/** Keys of the site start with it: a Redis may serve others too. */
const PREFIX = 'bridgedeck:';
const SCANNED = 500;

const PATIENCE: RedisOptions = {
  connectTimeout: CONNECT_MS,
  retryStrategy: (tries) => Math.min(tries * 100, SLOWEST_RETRY_MS),
};

/**
 * Redis as the store that processes share. It need not be there: the connection is made in the background, over and
 * over, and the log says once when it is lost and once when it is back.
 */
export function connectRedis(url: string, log: Logger): SharedStore {
  const commands = new Redis(url, {
    ...PATIENCE,
    commandTimeout: COMMAND_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // A connection that listens can do nothing else. What it listens to outlives every loss.
  const listener = new Redis(url, { ...PATIENCE, maxRetriesPerRequest: null });
  const presence = reportPresence(commands, log);
  listener.on('error', () => undefined); // the other connection has the same trouble, and tells it

  const ears = new Map<string, ((message: string) => void)[]>();
  listener.on('message', (channel: string, message: string) => {
    for (const hear of ears.get(channel) ?? []) hear(message);
  });
  const keyOf = (key: string) => PREFIX + key;

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
    subscribe(channel, hear) {
      const name = keyOf(channel);
      ears.set(name, [...(ears.get(name) ?? []), hear]);
      // Waits for the connection; it fails only when that is closed for good.
      listener.subscribe(name).catch(() => undefined);
    },
    onBack: (listen) => void commands.on('ready', listen),
    async close() {
      presence.stop();
      commands.disconnect();
      listener.disconnect();
    },
  };
}
