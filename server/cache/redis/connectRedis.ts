import { once } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { logRedisConnection } from './logRedisConnection.ts';

/** Redis answers within a millisecond; callers wait on behalf of a visitor. */
const COMMAND_MS = 250;
/** Silence after a command, from which on the connection is taken for lost: a page asks several times in turn. */
const SILENCE_MS = 500;
const CONNECT_MS = 2000;
const SLOWEST_RETRY_MS = 2000;

const RECONNECT_OPTIONS: RedisOptions = {
  connectTimeout: CONNECT_MS,
  retryStrategy: (tries) => Math.min(tries * 100, SLOWEST_RETRY_MS),
};

interface Subscription {
  onMessage: (message: string) => void;
  /** Called each time from when on no message is missed. */
  onListening?: () => void;
}

/**
 * An optional Redis: every command fails at once while it is down, and soon when it hangs; callers go on without it.
 */
export interface RedisConnection {
  commands: Redis;
  /** Subscribes to a channel, again after every loss of Redis; messages in between are missed. */
  subscribe(channel: string, subscription: Subscription): void;
  /** Called each time commands can be sent, the first time included. */
  onBack(listen: () => void): void;
  /** Waits until Redis is reachable, at most `ms`. */
  settled(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Connects in the background, with retries; the log reports once when Redis is lost and once when it is back. */
export function connectRedis(url: string, log: Logger): RedisConnection {
  const commands = new Redis(url, {
    ...RECONNECT_OPTIONS,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // A subscribed connection can send no other commands.
  const listener = new Redis(url, {
    ...RECONNECT_OPTIONS,
    maxRetriesPerRequest: null,
    autoResubscribe: false,
  });
  const presence = logRedisConnection(commands, log);
  listener.on('error', () => undefined); // the other connection fails as well, and logs it

  const subscriptions = new Map<string, Subscription[]>();
  listener.on('message', (channel: string, message: string) => {
    for (const { onMessage } of subscriptions.get(channel) ?? []) onMessage(message);
  });
  const listen = async (channels: string[]): Promise<void> => {
    if (channels.length === 0) return;
    await listener.subscribe(...channels);
    for (const { onListening } of channels.flatMap((channel) => subscriptions.get(channel) ?? []))
      onListening?.();
  };
  // It fails when the connection is lost, and is repeated with the next one.
  const listenNow = (channels: string[]) => void listen(channels).catch(() => undefined);
  listener.on('ready', () => listenNow([...subscriptions.keys()]));

  // Callbacks are many; a connection with as many listeners would warn of a leak.
  const comebacks: (() => void)[] = [];
  commands.on('ready', () => {
    for (const back of comebacks) back();
  });

  return {
    commands,
    subscribe(channel, subscription) {
      subscriptions.set(channel, [...(subscriptions.get(channel) ?? []), subscription]);
      if (listener.status === 'ready') listenNow([channel]);
    },
    onBack: (back) => void comebacks.push(back),
    async settled(ms) {
      const signal = AbortSignal.timeout(ms);
      const missing = [commands, listener].filter(({ status }) => status !== 'ready');
      await Promise.all(missing.map((one) => once(one, 'ready', { signal }).catch(() => undefined)));
    },
    async close() {
      presence.stop();
      commands.disconnect();
      listener.disconnect();
    },
  };
}
