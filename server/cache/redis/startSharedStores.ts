import { type DataStore, localDataStore } from '../data/DataStore.ts';
import { localPageStore, type PageStore } from '../pages/PageStore.ts';
import { localChannel, type PurgeChannel } from '../purge/createPurger.ts';
import type { RedisConnection } from './connectRedis.ts';
import { createPurgeBus } from './createPurgeBus.ts';
import { createRedisDataStore } from './createRedisDataStore.ts';
import { createRedisPageStore } from './createRedisPageStore.ts';

/** Stores shared by the processes of a site. */
export interface SharedStores {
  channel: PurgeChannel;
  /** @param site identifies the content service. */
  data(site: string): DataStore;
  /** @param site identifies code and settings (siteFingerprint). */
  pages(site: string): PageStore;
}

/** Longest wait for Redis at start (ms). */
const START_MS = 1000;

/** The stores in Redis; without Redis, each process has only its own memory. */
export async function startSharedStores(redis: RedisConnection | undefined): Promise<SharedStores> {
  if (!redis) return { channel: localChannel, data: () => localDataStore, pages: () => localPageStore };
  const bus = createPurgeBus(redis);
  await redis.settled(START_MS);
  return {
    channel: bus,
    data: (site) => createRedisDataStore(redis.commands, bus, site),
    pages: (site) => createRedisPageStore(redis.commands, bus, site),
  };
}
