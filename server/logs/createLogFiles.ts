import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../environment.ts';
import type { LineSink } from './LineSink.ts';
import type { LogFilesConfig } from './LogFilesConfig.ts';
import { logFileName } from './logFileName.ts';
import { pruneLogFiles } from './pruneLogFiles.ts';

export interface LogFiles extends Required<LineSink> {
  close(): void;
}

interface LogFilesOptions extends LogFilesConfig {
  /** How much one file may hold. */
  fileBytes?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Hears that lines cannot be written, once until they can be again; it may log. */
  onProblem: (error: Error) => void;
}

/** A twentieth of what is kept unless told, and still searched in a second. */
const FILE_BYTES = 50_000_000;
const TRY_AGAIN_MS = 10_000;

const dayOf = (moment: number): number => Math.floor(moment / 86_400_000);

/** Writes all of it: a disk that is nearly full takes less at a time. */
function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/**
 * Keeps the log in files: a new one each day (UTC) and when one is full. Each process writes its own, so several may
 * share a folder. Lines are written at once, so none is lost when the process ends, however it ends. When the disk
 * cannot take them the site goes on, and they stand on standard output alone.
 *
 * @throws ConfigError when nothing can be written there from the start.
 */
export function createLogFiles(options: LogFilesOptions): LogFiles {
  const { directory, maxMegabytes, fileBytes = FILE_BYTES, now = Date.now, onProblem } = options;
  const largest = Math.min(fileBytes, (maxMegabytes * 1_000_000) / 4);
  let open: { file: number; begun: number; bytes: number } | undefined;
  let pausedUntil = 0;

  const close = (): void => {
    if (open) closeSync(open.file);
    open = undefined;
  };
  const begin = (begun: number) => {
    close();
    mkdirSync(directory, { recursive: true });
    // Two files of one process may be begun in one millisecond: then the second goes on with the first.
    const file = openSync(join(directory, logFileName(begun, process.pid)), 'a', 0o640);
    open = { file, begun, bytes: 0 };
    pruneLogFiles(options, begun);
    return open;
  };
  const write = (bytes: Buffer, moment: number): void => {
    const isFull = open && open.bytes + bytes.length > largest;
    const into = open && !isFull && dayOf(open.begun) === dayOf(moment) ? open : begin(moment);
    writeAll(into.file, bytes);
    into.bytes += bytes.length;
  };

  try {
    begin(now());
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new ConfigError(`LOG_DIRECTORY is ${JSON.stringify(directory)}, but cannot be written to: ${why}.`);
  }
  const attempt = (lines: Buffer): void => {
    const moment = now();
    if (moment < pausedUntil) return;
    try {
      write(lines, moment);
    } catch (error) {
      pausedUntil = moment + TRY_AGAIN_MS;
      open = undefined;
      // Only the file system throws here. Not at once: what it logs comes back here.
      setImmediate(() => onProblem(error as Error));
    }
  };
  return { write: (line) => attempt(Buffer.from(line)), writeLines: attempt, close };
}
