import { ConfigError, type Environment, headerValue, httpUrl, wholeNumber, wrong } from '../environment.ts';

/** Where leads are kept, where they go, and for how long their personal data stays. */
export interface LeadsConfig {
  /** Connection string of PostgreSQL; undefined means a SQLite file. Secret. */
  databaseUrl: string | undefined;
  /** Folder of the SQLite file; made when needed. */
  directory: string;
  /** The CRM; undefined means the embedded sink. */
  crm: { url: string; key: string | undefined } | undefined;
  /** Days after which what a visitor sent is erased; see `LeadStore.erase`. */
  keepDays: number;
}

/**
 * Reads the variables of the lead outbox.
 *
 * | variable        | default | meaning                                                              |
 * | --------------- | ------- | -------------------------------------------------------------------- |
 * | DATABASE_URL    |         | PostgreSQL, as postgres://user:password@host/database; unset: SQLite |
 * | LEADS_DIRECTORY | .data   | folder of the SQLite file leads.db                                   |
 * | LEADS_URL       |         | where leads are POSTed; unset: an embedded sink                      |
 * | LEADS_KEY       |         | sent as `Authorization: Bearer …`; secret                            |
 * | LEADS_KEEP_DAYS | 30      | days until a delivered lead is erased; a dead one after twice as many |
 *
 * @throws ConfigError
 */
export function readLeadsConfig(environment: Environment): LeadsConfig {
  return {
    databaseUrl: databaseUrl(environment),
    directory: environment.LEADS_DIRECTORY || '.data',
    crm: crm(environment),
    keepDays: wholeNumber(environment, 'LEADS_KEEP_DAYS', { from: 1, to: 3650, otherwise: 30 }),
  };
}

function databaseUrl({ DATABASE_URL: value }: Environment): string | undefined {
  if (!value) return undefined;
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value;
  // Not repeated: wherever the password stands in it, it is not where we expect it.
  throw new ConfigError(
    'DATABASE_URL must be an address of PostgreSQL: postgres://user:password@host/database.',
  );
}

function crm(environment: Environment): LeadsConfig['crm'] {
  const value = environment.LEADS_URL;
  const key = environment.LEADS_KEY || undefined;
  if (!value) {
    if (!key) return undefined;
    throw new ConfigError('LEADS_KEY is set, but must be left out as long as LEADS_URL is not set.');
  }
  const url = httpUrl(value);
  if (!url || url.hash) {
    throw wrong('LEADS_URL', value, 'an http or https address without user name or fragment');
  }
  return { url: url.href, key: key && headerValue('LEADS_KEY', key) };
}
