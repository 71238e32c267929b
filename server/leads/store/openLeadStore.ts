import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { acceptLead } from './acceptLead.ts';
import { createClaims } from './createClaims.ts';
import { createSolutionLedger } from './createSolutionLedger.ts';
import { eraseLeads } from './eraseLeads.ts';
import { countLeads, findLead, findLeads } from './findLeads.ts';
import type { LeadStore } from './LeadStore.ts';
import type { LeadTables, TargetName } from './LeadTables.ts';
import { insertLeadRows, leadRows } from './leadRows.ts';
import { migrateLeads } from './migrateLeads.ts';
import { withStoreErrors } from './withStoreErrors.ts';

interface StoreOptions {
  /** Connection string of PostgreSQL; without it, a SQLite file in `directory`. */
  databaseUrl?: string | undefined;
  directory: string;
  /** The clock, in milliseconds since 1970; default: the system's. */
  now?: () => number;
}

/**
 * Opens the lead store and migrates its tables.
 * @throws ConfigError for a PostgreSQL that may lose commits; the database's own errors when it cannot be opened.
 */
export async function openLeadStore({
  databaseUrl,
  directory,
  now = Date.now,
}: StoreOptions): Promise<LeadStore> {
  const dialect = await openDialect(databaseUrl, directory);
  const db = new Kysely<LeadTables>({ dialect });
  try {
    await migrateLeads(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const listeners = new Set<(target: TargetName) => void>();
  return withStoreErrors({
    async has(key) {
      const row = await db.selectFrom('submissions').select('key').where('key', '=', key).executeTakeFirst();
      return row !== undefined;
    },
    async accept(lead) {
      const accepted = await acceptLead(db, lead, now());
      if (accepted.outcome === 'new') for (const listener of listeners) listener(lead.target);
      return accepted;
    },
    onAccept(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...createSolutionLedger(db, now),
    ...createClaims(db, now),
    erase: (age) => eraseLeads(db, { ...age, now: now() }),
    leads: (filter) => findLeads(db, filter),
    count: () => countLeads(db),
    find: (reference) => findLead(db, reference),
    retry: (reference) => retryLeads(db, reference, now()),
    rows: () => leadRows(db),
    insertRows: (leads) => insertLeadRows(db, leads),
    async ping() {
      await pingStore(db, now());
    },
    close: () => db.destroy(),
  });
}

/** The SQLite file of a lead store. */
export const sqliteFile = (directory: string): string => join(directory, 'leads.db');

/** Loads only the driver in use. */
async function openDialect(databaseUrl: string | undefined, directory: string): Promise<Dialect> {
  if (databaseUrl) return (await import('./openPostgres.ts')).openPostgres(databaseUrl);
  return (await import('./openSqlite.ts')).openSqlite(sqliteFile(directory));
}

/** See `LeadStore.retry`. Leased and erased deliveries are left alone. */
async function retryLeads(
  db: Kysely<LeadTables>,
  reference: string | 'all-dead',
  now: number,
): Promise<number> {
  let query = db
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, next_at: now })
    .where('payload', 'is not', null);
  if (reference === 'all-dead') {
    query = query.where('status', '=', 'dead');
  } else {
    const keys = db.selectFrom('submissions').select('key').where('reference', '=', reference);
    query = query
      .where('status', 'in', ['dead', 'pending'])
      .where('claimed_by', 'is', null)
      .where('key', 'in', keys);
  }
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** See `LeadStore.ping`. Writes a row of its own: SQLite skips a change that changes nothing. */
async function pingStore(db: Kysely<LeadTables>, now: number): Promise<void> {
  await db
    .insertInto('puzzles')
    .values({ solution_hash: 'ping', key: 'ping', state: 'solved', spent_at: now })
    .onConflict((conflict) => conflict.column('solution_hash').doUpdateSet({ spent_at: now }))
    .execute();
}
