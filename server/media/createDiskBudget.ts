import type { Stats } from 'node:fs';
import { type FileHandle, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Keeps the folder of cached files below its limit. */
export interface DiskBudget {
  /** Must be called for written bytes. */
  wrote(bytes: number): void;
  /** The largest file to cache, in bytes. */
  readonly largestFile: number;
  /** Checks now, without waiting until enough has been written. */
  sweep(): Promise<void>;
}

interface DiskBudgetOptions {
  cacheDirectory: string;
  /** Bytes of all cached files together. */
  limit: number;
  /** Number of processes that write to the folder. */
  processes: number;
  log: Logger;
}

/** What eviction leaves; the rest is divided among the processes, which check again after writing their part. */
const SHARE_AFTER_EVICTION = 0.8;
const MAX_SHARE = 0.1;
/** Temporary files of a killed process. */
const ABANDONED_MS = 3600_000;
const FIRST_SWEEP_MS = 5000;

/**
 * Deletes the least recently used files when the cache approaches its limit. The file system is the only record: each
 * process lists the folder some seconds after its start, and again when it has written its part of the free space. So
 * restarts lose nothing, processes need no communication, and together they stay below the limit.
 */
export function createDiskBudget({ cacheDirectory, limit, processes, log }: DiskBudgetOptions): DiskBudget {
  const share = ((1 - SHARE_AFTER_EVICTION) * limit) / processes;
  let writtenBytes = 0;
  let sweeping: Promise<void> | undefined;

  const sweepOnce = async (): Promise<void> => {
    writtenBytes = 0;
    try {
      const evicted = await evict(cacheDirectory, limit * SHARE_AFTER_EVICTION);
      if (evicted.files > 0) {
        const megabytes = Math.round(evicted.bytes / 1e6);
        log.info(
          { event: 'cache-evicted', ...evicted },
          `${evicted.files} cached files (${megabytes} MB) were deleted`,
        );
      }
    } catch (error) {
      const reason = `The size of the file cache could not be checked: ${String(error)}`;
      log.warn({ event: 'file-cache-failed', reason }, reason);
    }
  };
  const sweep = (): Promise<void> => (sweeping ??= sweepOnce().finally(() => (sweeping = undefined)));

  setTimeout(() => void sweep(), FIRST_SWEEP_MS).unref();
  return {
    largestFile: limit * MAX_SHARE,
    sweep,
    wrote(bytes) {
      writtenBytes += bytes;
      if (writtenBytes >= share) void sweep();
    },
  };
}

/** Deletes the least recently used files until the rest fits. @returns the deleted ones. */
async function evict(cacheDirectory: string, fits: number): Promise<{ files: number; bytes: number }> {
  const files: CachedFileEntry[] = [];
  let total = 0;
  for await (const file of listCachedFiles(cacheDirectory)) {
    total += file.bytes;
    files.push(file);
  }
  const evicted = { files: 0, bytes: 0 };
  for (const { path, bytes, usedAt, isDraft } of files.sort((one, other) => one.usedAt - other.usedAt)) {
    const goes = isDraft ? usedAt < Date.now() - ABANDONED_MS : total > fits;
    if (!goes) continue;
    await rm(path, { force: true });
    total -= bytes;
    evicted.files++;
    evicted.bytes += bytes;
  }
  return evicted;
}

/** Folders of cached files below the cache directory. Nothing else in it is counted or deleted. */
const CACHE_FOLDERS = ['images', 'tiles', 'files'] as const;

/** A complete file, or the temporary one of a write. */
const OURS = /^[0-9a-f]{64}(?<draft>\.[0-9a-f-]{36}\.tmp)?$/;

interface CachedFileEntry {
  path: string;
  bytes: number;
  /** Last use, in milliseconds since 1970. */
  usedAt: number;
  isDraft: boolean;
}

/** Files in the folders of the cache, without symbolic links and other names. A folder may be missing. */
async function* listCachedFiles(cacheDirectory: string): AsyncGenerator<CachedFileEntry> {
  for (const folder of CACHE_FOLDERS) {
    const directory = join(cacheDirectory, folder);
    const entries = await readdir(directory, { withFileTypes: true }).catch(ignoreAbsent);
    for (const entry of entries) {
      const name = entry.isFile() ? OURS.exec(entry.name) : null;
      if (!name) continue;
      const path = join(directory, entry.name);
      // Another process may have deleted it meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (!found) continue;
      const usedAt = Math.max(found.atimeMs, found.mtimeMs);
      yield { path, bytes: found.size, usedAt, isDraft: name.groups?.draft !== undefined };
    }
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}

/** Precise enough for eviction, with one write an hour at most. */
const PRECISION_MS = 3600_000;

/**
 * Updates the access time of an open file, whatever the mount options (`noatime`). Ignores a read-only disk, where
 * nothing can be evicted either.
 */
export async function noteUse(file: FileHandle, { atimeMs, mtime }: Stats): Promise<void> {
  if (Date.now() - atimeMs < PRECISION_MS) return;
  await file.utimes(new Date(), mtime).catch(() => undefined);
}
