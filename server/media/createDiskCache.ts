import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskBudget, noteUse } from './createDiskBudget.ts';
import { logDiskFailure } from './logDiskFailure.ts';

const FRESH_MS = 7 * 24 * 3600 * 1000;

export interface DiskCache {
  /** The bytes under a key; not fresh after a week, since a file may change under its name. */
  read(key: string): Promise<{ bytes: Buffer; fresh: boolean } | undefined>;
  write(key: string, bytes: Buffer): Promise<void>;
}

/**
 * Caches files in a folder that is created when needed. A full or read-only disk costs speed, but no request fails: it
 * is logged once a minute, and nothing is cached.
 *
 * @param what kind of files, for the log.
 * @param budget bounds the folder, which must then be one of CACHE_FOLDERS.
 */
export function createDiskCache(directory: string, what: 'picture' | 'tile', budget?: DiskBudget): DiskCache {
  const toCacheFile = (key: string): string =>
    join(directory, createHash('sha256').update(key).digest('hex'));

  return {
    async read(key) {
      try {
        await using file = await open(toCacheFile(key));
        const stats = await file.stat();
        // A crash of the machine may leave an empty file behind.
        if (stats.size === 0) return undefined;
        const bytes = await file.readFile();
        await noteUse(file, stats);
        return { bytes, fresh: Date.now() - stats.mtimeMs < FRESH_MS };
      } catch (error) {
        if (!isAbsent(error))
          logDiskFailure(`A kept ${what} could not be read, so the answer went out without the cache`, error);
        return undefined;
      }
    },

    async write(key, bytes) {
      const file = toCacheFile(key);
      const draft = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(draft, bytes);
        // Atomic: a reader sees the whole file or none.
        await rename(draft, file);
        budget?.wrote(bytes.length);
      } catch (error) {
        logDiskFailure(`A ${what} could not be kept, so the answer went out without the cache`, error);
        await rm(draft, { force: true }).catch(() => undefined); // the same failure, logged above
      }
    },
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
