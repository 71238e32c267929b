import type { Config } from '../config.ts';
import type { RedisConnection } from '../redis/connectRedis.ts';
import { loneStore, type PageStore } from './PageStore.ts';
import { startRedisStore } from './redis/startRedisStore.ts';

/** What processes share, as configured. @returns the store of those that make the same pages (siteFingerprint). */
export async function startPageStore(
  { pageCacheMegabytes }: Pick<Config, 'pageCacheMegabytes'>,
  redis: RedisConnection | undefined,
): Promise<(site: string) => PageStore> {
  if (!redis || pageCacheMegabytes === 0) return () => loneStore;
  return startRedisStore(redis);
}
