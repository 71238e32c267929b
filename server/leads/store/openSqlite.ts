import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely';
import { enableWriteAheadLog } from './enableWriteAheadLog.ts';

/** How long a writer waits for another process, such as `npm run leads -- retry`. */
const BUSY_MS = 1000;

/** Opens a SQLite file; it and its folder are created when needed, readable by this user only. */
export function openSqlite(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its write-ahead log the permissions of the file.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: BUSY_MS });
  enableWriteAheadLog(database, BUSY_MS);
  // NORMAL would lose the last commits in a power failure.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Erased data is overwritten, not just marked as free.
  database.pragma('secure_delete = ON');
  const dialect = new SqliteDialect({ database });
  return Object.assign(dialect, { createDriver: () => new OwnDriver({ database }) });
}

/** SQLite ends a transaction itself when the disk is full: a rollback after that would fail and hide the cause. */
class OwnDriver extends SqliteDriver {
  readonly #database: Database.Database;
  constructor({ database }: { database: Database.Database }) {
    super({ database });
    this.#database = database;
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
