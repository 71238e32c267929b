import type { Kysely, Transaction } from 'kysely';
import type { LeadTables } from './LeadTables.ts';

type Migration = (db: Transaction<LeadTables>) => Promise<void>;

/**
 * Each runs once, in this order; released ones never change. Times need 64 bits.
 *
 * During an upgrade and after a rollback, processes of an older release work on the tables of a newer one. So a
 * migration only adds: tables, indexes, columns that are nullable or have a default. What is no longer used stays, or
 * goes a release after the last one that reads or writes it.
 */
const MIGRATIONS: readonly Migration[] = [
  async (db) => {
    await db.schema
      .createTable('submissions')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('puzzle', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('erased_at', 'bigint')
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('key', 'text', (column) => column.notNull().references('submissions.key'))
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text')
      .addColumn('payload', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_by', 'text')
      .addColumn('last_status', 'integer')
      .addColumn('last_error', 'text')
      .addColumn('delivered_at', 'bigint')
      .addColumn('remote_id', 'text')
      .addPrimaryKeyConstraint('deliveries_key', ['key', 'target'])
      .execute();
    await db.schema
      .createTable('puzzles')
      .addColumn('solution_hash', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('spent_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('submissions_received')
      .on('submissions')
      .columns(['received_at', 'key'])
      .execute();
    await db.schema
      .createIndex('deliveries_due')
      .on('deliveries')
      .columns(['target', 'status', 'next_at'])
      .execute();
    await db.schema.createIndex('puzzles_spent').on('puzzles').column('spent_at').execute();
  },
];

/** Version of the tables that this release writes. */
export const LEAD_SCHEMA: number = MIGRATIONS.length;

/** Migrates the tables; concurrent processes wait for the first. */
export async function migrateLeads(db: Kysely<LeadTables>): Promise<void> {
  const createVersionTable = () =>
    db.schema
      .createTable('lead_schema')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  // In PostgreSQL, two processes may both find the table missing: the second succeeds on its retry.
  await createVersionTable().catch(createVersionTable);
  await db.transaction().execute(async (transaction) => {
    // Both write first, so that the second waits: in SQLite for the file, in PostgreSQL for the row.
    await transaction
      .insertInto('lead_schema')
      .values({ id: 1, version: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { version } = await transaction
      .updateTable('lead_schema')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', 1)
      .returning('version')
      .executeTakeFirstOrThrow();
    for (const migrate of MIGRATIONS.slice(version)) await migrate(transaction);
    await transaction
      .updateTable('lead_schema')
      .set({ version: Math.max(version, MIGRATIONS.length) })
      .execute();
  });
}
