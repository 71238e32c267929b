import { hasRedis, startRedisServer } from '../startRedisServer.ts';
import { startRedisDouble } from './redisDouble.ts';

export interface TestRedis {
  /** Who answers. */
  kind: 'redis-server' | 'a double, since there is no redis-server on PATH';
  port: number;
  close(): Promise<void>;
}

/**
 * The Redis of this machine, or what stands in for it.
 *
 * @param password what it asks for; without it, it asks for none.
 */
export async function startRedis(password?: string): Promise<TestRedis> {
  if (!hasRedis) {
    return { kind: 'a double, since there is no redis-server on PATH', ...(await startRedisDouble()) };
  }
  const { port, stop } = await startRedisServer(password);
  return { kind: 'redis-server', port, close: stop };
}
