import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** Precise enough to tell what is used from what is not, and one write an hour at most. */
const PRECISION_MS = 3600_000;

/**
 * Notes in the access time of an open file that it is in use, whatever the mount options say of access times
 * (`noatime`). Fails on a read-only disk without a word: nothing can be evicted there either.
 */
export async function noteUse(file: FileHandle, { atimeMs, mtime }: Stats): Promise<void> {
  if (Date.now() - atimeMs < PRECISION_MS) return;
  await file.utimes(new Date(), mtime).catch(() => undefined);
}
