import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../http/errors.ts';
import { createLineBuffer, type LineBuffer } from './createLineBuffer.ts';
import { listLogFiles, logFileName } from './readLogFiles.ts';

/** Configuration of the log files. */
export interface LogFilesConfig {
  /** Folder of the files; created when needed. */
  directory: string;
  /** Days until a file is deleted. */
  keepDays: number;
  /** Limit of all files together; the oldest are deleted first. */
  maxMegabytes: number;
}

interface LogFilesOptions extends LogFilesConfig {
  /** Limit of one file. */
  fileBytes?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called once when lines cannot be written, until they can be again; it may log. */
  onProblem: (error: Error) => void;
}

/** Default: a twentieth of the total, and still searched in a second. */
const FILE_BYTES = 50_000_000;

const DAY_MS = 86_400_000;

const toDayNumber = (moment: number): number => Math.floor(moment / DAY_MS);

/** Deletes log files that are too old, and the oldest ones beyond the total limit. */
async function prune({ directory, keepDays, maxMegabytes }: LogFilesConfig, now: number): Promise<void> {
  let bytes = 0;
  for (const file of await listLogFiles(directory)) {
    bytes += file.bytes;
    const isOld = now - file.written > keepDays * DAY_MS;
    // Another process may have deleted it meanwhile.
    if (isOld || bytes > maxMegabytes * 1_000_000) await rm(file.path, { force: true });
  }
}

/**
 * Writes the log to files: a new one each day (UTC) and when one is full. Each process has its own, so several may
 * share a folder. When the disk fails, the site goes on with standard output alone.
 *
 * @throws ConfigError when nothing can be written from the start.
 */
export function createLogFiles(options: LogFilesOptions): LineBuffer {
  const { directory, maxMegabytes, fileBytes = FILE_BYTES, now = Date.now, onProblem } = options;
  const largest = Math.min(fileBytes, (maxMegabytes * 1_000_000) / 4);
  let isFailing = false;

  const fail = (error: unknown): void => {
    // Only the file system throws here. Deferred, since what it logs comes back here.
    if (!isFailing) setImmediate(() => onProblem(error as Error));
    isFailing = true;
  };
  const begin = (begun: number) => {
    const lines = createLineBuffer({
      // Two files of one process may be started in one millisecond: then the second continues the first.
      dest: join(directory, logFileName(begun, process.pid)),
      onWrite: (bytes) => {
        if (bytes > 0) isFailing = false;
      },
      onError: fail,
    });
    prune(options, begun).catch(fail);
    return { lines, begun, characters: 0 };
  };
  const beginFirst = () => {
    try {
      return begin(now());
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      throw new ConfigError(
        `LOG_DIRECTORY is ${JSON.stringify(directory)}, but cannot be written to: ${why}.`,
      );
    }
  };
  let file = beginFirst();

  const write = (line: string): void => {
    const moment = now();
    try {
      if (file.characters + line.length > largest || toDayNumber(file.begun) !== toDayNumber(moment)) {
        const next = begin(moment);
        file.lines.close();
        file = next;
      }
      file.characters += line.length;
      file.lines.write(line);
    } catch (error) {
      fail(error);
    }
  };
  return {
    write,
    flush: () => file.lines.flush(),
    close: () => file.lines.close(),
  };
}
