import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { loneStore, type PageStore } from './PageStore.ts';
import { startRedisStore } from './redis/startRedisStore.ts';

/** What processes share, as configured. @returns the store of those that make the same pages (siteFingerprint). */
export async function startPageStore(
  { redisUrl, pageCacheMegabytes }: Pick<Config, 'redisUrl' | 'pageCacheMegabytes'>,
  log: Logger,
): Promise<(site: string) => PageStore> {
  if (!redisUrl || pageCacheMegabytes === 0) return () => loneStore;
  return startRedisStore(redisUrl, log);
}
