import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../../http/errors.ts';

const CONNECTIONS = 8;
/** The server's own timeout is shorter; this one is for a server that is gone. */
const STATEMENT_MS = 8000;
const QUERY_MS = 10_000;
const CONNECT_MS = 5000;

/** PostgreSQL returns 64-bit integers as text; here they are times and counts, which fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Connects to PostgreSQL.
 * @throws ConfigError when it does not flush commits; the database's own errors when it cannot be reached.
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
  // A connection that breaks while idle is replaced; the next query gets the error if that fails.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction emits an error on the client only: unhandled, it would end the
  // process.
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
