import type { Redis } from 'ioredis';
import { ARCHIVE_DAYS, type AssetArchive } from '../../http/assets/AssetArchive.ts';

const KEEP_SECONDS = ARCHIVE_DAYS * 86_400;
const toRedisKey = (name: string): string => `bridgedeck:asset:${name}`;

/** An archive in Redis, for processes on several machines; some 0.6 MB for each build. */
export function createRedisAssets(redis: Redis): AssetArchive {
  return {
    async add(files) {
      const renewed = await Promise.all(
        files.map(({ name }) => redis.expire(toRedisKey(name), KEEP_SECONDS)),
      );
      const missing = files.filter((_file, index) => renewed[index] === 0);
      for (const { name, load } of missing) {
        await redis.set(toRedisKey(name), await load(), 'EX', KEEP_SECONDS);
      }
    },
    read: async (name) => (await redis.getBuffer(toRedisKey(name)).catch(() => null)) ?? undefined,
  };
}
