import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** What waits longer for Redis is better off without (ms). */
const DEADLINE_MS = 250;
const CONNECT_MS = 1000;
const RECONNECT_MS = 5000;

/** A connection that comes back by itself. While it is lost every command fails at once; the log says so once. */
export function connectRedis(url: string, { log, use }: { log: Logger; use: string }): Redis {
  const redis = new Redis(url, {
    commandTimeout: DEADLINE_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(times * 200, RECONNECT_MS),
  });
  let isLost = false;
  const lost = (cause: Error): void => {
    if (isLost) return;
    isLost = true;
    log.warn(
      { event: 'redis-lost', use, err: cause },
      `Redis (${use}) is away: every process goes on by itself`,
    );
  };
  redis.on('error', lost);
  redis.on('reconnecting', () => lost(new Error('The connection was closed')));
  redis.on('ready', () => {
    if (isLost) log.info({ event: 'redis-back', use }, `Redis (${use}) is back`);
    isLost = false;
  });
  return redis;
}
