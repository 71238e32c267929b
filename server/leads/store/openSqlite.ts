import { closeSync, mkdirSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Dialect, SqliteDialect } from 'kysely';
import { sqliteFile } from './sqliteFile.ts';

/** How long a writer waits for another process, such as `npm run leads -- retry`. */
const BUSY_MS = 1000;

/** Opens the SQLite file of a folder; both are made when needed, for the eyes of our own user only. */
export function openSqlite(directory: string): Dialect {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = sqliteFile(directory);
  // SQLite gives its write-ahead log the rights of the file.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  // With NORMAL, the last commits before a power failure are gone.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is erased is overwritten, not just marked as free.
  database.pragma('secure_delete = ON');
  return new SqliteDialect({ database });
}
