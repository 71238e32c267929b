import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A connection that is back by then was not lost: a process that is busy for half a second hears no answer either. */
const GRACE_MS = 1000;

/** Logs once when Redis is lost and once when it is back. */
export function logRedisConnection(connection: Redis, log: Logger): { stop(): void } {
  let isAway = false;
  let grace: NodeJS.Timeout | undefined;
  let trouble = 'the connection was closed';
  // Only its message: the error holds the failed command, and that of AUTH holds the password.
  connection.on('error', (error: Error) => {
    trouble = error.message || error.name;
  });
  const tell = () => {
    isAway = true;
    const reason = `Redis cannot be reached, every process goes on by itself: ${trouble}`;
    log.warn({ event: 'redis-lost', reason }, reason);
  };
  const onClose = () => {
    if (!isAway) grace ??= setTimeout(tell, GRACE_MS).unref();
  };
  connection.on('close', onClose);
  connection.on('ready', () => {
    if (isAway) log.info({ event: 'redis-back' }, 'Redis is back');
    isAway = false;
    clearTimeout(grace);
    grace = undefined;
  });
  return {
    stop() {
      clearTimeout(grace);
      connection.off('close', onClose);
    },
  };
}
