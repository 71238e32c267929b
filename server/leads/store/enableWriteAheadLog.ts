import Database from 'better-sqlite3';

const PAUSE_MS = 10;

/**
 * Turns a SQLite file to write-ahead logging. Where two processes do so with a new file at the same moment, SQLite
 * refuses one of them at once, whatever its time-out is (sqlite.org/lang_transaction.html); it is tried again.
 *
 * @throws SqliteError `SQLITE_BUSY` after `waitMs`.
 */
export function enableWriteAheadLog(database: Database.Database, waitMs: number): void {
  const end = performance.now() + waitMs;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > end) throw error;
      // The file is opened before the site listens: nothing else waits.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
