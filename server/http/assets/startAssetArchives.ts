import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { RedisConnection } from '../../cache/redis/connectRedis.ts';
import { ARCHIVE_DAYS, type AssetArchive, type BuiltFile } from './AssetArchive.ts';
import { createAssetFolder } from './createAssetFolder.ts';

export interface AssetArchives {
  archives: readonly AssetArchive[];
  /** Ends the renewal. */
  stop(): void;
}

interface ArchiveOptions {
  /** The build's folder of hashed files. */
  built: string;
  cacheDirectory: string;
  redis: RedisConnection | undefined;
  log: Logger;
}

const RENEW_MS = 86_400_000;
const KEEP_SECONDS = ARCHIVE_DAYS * 86_400;

/**
 * Archives the files of this build, now and once a day, so that processes of other builds can serve them, and later
 * ones after this has ended. Ready before this process sends its first page, since another one may be asked for the
 * page's code. An archive that cannot be written is logged; pages are sent without it.
 */
export async function startAssetArchives({
  built,
  cacheDirectory,
  redis,
  log,
}: ArchiveOptions): Promise<AssetArchives> {
  const files = listBuilt(built);
  const warn = (where: string, err: unknown) =>
    log.warn(
      { event: 'assets-not-archived', where, err },
      `Files of this build could not be archived in ${where}: pages that are open at the next release load anew`,
    );
  const folder = createAssetFolder(join(cacheDirectory, 'assets'));
  const addToFolder = () => folder.add(files).catch((err: unknown) => warn(cacheDirectory, err));
  const shared = redis && createRedisAssets(redis.commands);
  // Its connection reports the loss of Redis.
  const addToRedis = async () => shared?.add(files).catch(() => undefined);
  redis?.onBack(() => void addToRedis());
  const addAll = async () => void (await Promise.all([addToFolder(), addToRedis()]));
  const renewal = setInterval(() => void addAll(), RENEW_MS).unref();
  await addAll();
  return { archives: shared ? [folder, shared] : [folder], stop: () => clearInterval(renewal) };
}

/** What is compressed is archived so only: every browser of today takes Brotli, and the rest gets it unpacked. */
function listBuilt(directory: string): BuiltFile[] {
  const names = globSync('**/*.*', { cwd: directory }).filter((name) => !/\.(br|gz)$/.test(name));
  return names.map((name) => {
    const stored = existsSync(join(directory, `${name}.br`)) ? `${name}.br` : name;
    return { name: stored, load: () => readFile(join(directory, stored)) };
  });
}

const toRedisKey = (name: string): string => `bridgedeck:asset:${name}`;

/** An archive in Redis, for processes on several machines; some 0.6 MB for each build. */
function createRedisAssets(redis: RedisConnection['commands']): AssetArchive {
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
