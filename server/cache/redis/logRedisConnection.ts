import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Logs once when Redis is lost and once when it is back. */
export function logRedisConnection(connection: Redis, log: Logger): { stop(): void } {
  let isAway = false;
  let stopped = false;
  let trouble = 'the connection was closed';
  // Only its message: the error holds the failed command, and that of AUTH holds the password.
  connection.on('error', (error: Error) => {
    trouble = error.message || error.name;
  });
  connection.on('close', () => {
    if (isAway || stopped) return;
    isAway = true;
    const reason = `Redis cannot be reached, every process goes on by itself: ${trouble}`;
    log.warn({ event: 'redis-lost', reason }, reason);
  });
  connection.on('ready', () => {
    if (isAway) log.info({ event: 'redis-back' }, 'Redis is back');
    isAway = false;
  });
  return {
    stop: () => {
      stopped = true;
    },
  };
}
