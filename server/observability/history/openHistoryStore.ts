import type { Logger } from 'pino';
import { type HistoryEntry, type HistoryFile, openHistoryFile } from './openHistoryFile.ts';

/** Entries that wait for the disk, at one in ten seconds: some fourteen hours. Older ones are lost to the next start. */
const MAX_WAITING = 5000;
const RETRY_MS = 60_000;

/**
 * The history on disk. While that is full, read-only or gone, figures are stored in memory; when it works again,
 * they are written to it. Writing never throws.
 *
 * @param directory of the file; without one, the history is in memory.
 */
export function openHistoryStore(directory: string | undefined, log: Logger): Omit<HistoryFile, 'addFrom'> {
  let disk: HistoryFile | undefined;
  /** While the disk fails. */
  let memory: HistoryFile | undefined;
  let waiting: HistoryEntry[] = [];
  let retryAt = 0;

  const fail = (err: unknown): HistoryFile => {
    log.warn({ event: 'history-failed', err }, 'The history cannot be written; it goes on in memory');
    retryAt = Date.now() + RETRY_MS;
    memory = openHistoryFile(undefined);
    try {
      if (disk && directory) memory.addFrom(directory);
    } catch {
      // It cannot be read either: what it has is seen again when it can.
    }
    return memory;
  };
  const open = (): HistoryFile => {
    try {
      disk ??= openHistoryFile(directory);
      return disk;
    } catch (err) {
      return fail(err);
    }
  };
  const current = (): HistoryFile => memory ?? disk ?? open();
  const attempt = (work: (file: HistoryFile) => void): void => {
    try {
      work(current());
    } catch (err) {
      work(fail(err));
    }
  };
  /** Throws while the disk still fails. */
  const catchUp = (): void => {
    disk ??= openHistoryFile(directory);
    for (let next = waiting[0]; next; next = waiting[0]) {
      disk.write(next);
      waiting.shift();
    }
    memory?.close();
    memory = undefined;
    log.info({ event: 'history-back' }, 'The history is written to disk again');
  };
  // A folder that cannot be written is logged at the start.
  open();
  return {
    write(entry) {
      attempt((file) => file.write(entry));
      if (!memory) return;
      waiting = [...waiting, entry].slice(-MAX_WAITING);
      if (Date.now() < retryAt) return;
      retryAt = Date.now() + RETRY_MS;
      try {
        catchUp();
      } catch {
        // The log has said so when it began.
      }
    },
    erase: (before) => attempt((file) => file.erase(before)),
    series: (since, stepMs, count) => current().series(since, stepMs, count),
    problems: (since, until) => current().problems(since, until),
    visits: (since, until) => current().visits(since, until),
    close() {
      memory?.close();
      disk?.close();
    },
  };
}
