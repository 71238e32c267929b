import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../../http/errors.ts';

const CONNECTIONS = 8;
/** The server gives up first; ours is for a server that has gone. */
const STATEMENT_MS = 8000;
const QUERY_MS = 10_000;
const CONNECT_MS = 5000;

/** Whole numbers of 64 bits come as text unless told; ours are moments and counts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Connects to PostgreSQL.
 * @throws ConfigError when it keeps commits in memory; the database's own errors when it cannot be reached.
 */
export async function openPostgres(connectionString: string): Promise<Dialect> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
  });
  // A connection that breaks while idle is replaced; whoever then needs the database gets the error of that.
  pool.on('error', () => undefined);
  // One that breaks while it is lent, between two queries of a transaction, tells nobody but itself: unheard, it would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ synchronous_commit: string }>('show synchronous_commit');
    if (rows[0]?.synchronous_commit === 'off') {
      throw new ConfigError(
        'PostgreSQL has synchronous_commit off, but must have it on: leads could be lost.',
      );
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}
