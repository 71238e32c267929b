import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LogFilesConfig } from './LogFilesConfig.ts';
import { readLogFileName } from './logFileName.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What it holds and when it was last written to; undefined when another process has just deleted it. */
const look = (path: string) => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { path, bytes: found.size, written: found.mtimeMs };
};

/** Deletes log files that nobody has written to for too long, and the oldest ones when all hold too much together. */
export function pruneLogFiles({ directory, keepDays, maxMegabytes }: LogFilesConfig, now: number): void {
  const files = readdirSync(directory)
    .filter((name) => readLogFileName(name) !== undefined)
    .sort()
    .reverse()
    .flatMap((name) => look(join(directory, name)) ?? []);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    const isOld = now - file.written > keepDays * DAY_MS;
    if (isOld || bytes > maxMegabytes * 1_000_000) unlinkSync(file.path);
  }
}
