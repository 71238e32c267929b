import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../server/config/checkEnvironment.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';

const parseLeadsConfig = (environment: Environment) => parseConfig(environment).leads;

describe('the configuration of leads', () => {
  it('nothing set: a SQLite file and the embedded sink', () => {
    const unset = { databaseUrl: undefined, directory: '.data', crm: undefined, keepDays: 30 };
    expect(parseLeadsConfig({})).toEqual(unset);
    expect(parseLeadsConfig({ DATABASE_URL: '', LEADS_URL: '', LEADS_KEEP_DAYS: '' })).toEqual(unset);
  });

  it('reads all variables', () => {
    const environment = {
      DATABASE_URL: 'postgres://site:secret@db/leads',
      LEADS_DIRECTORY: '/var/lib/leads',
      LEADS_URL: 'https://crm.example.com/leads?tenant=1',
      LEADS_KEY: 'secret',
      LEADS_KEEP_DAYS: '7',
    };
    expect(parseLeadsConfig(environment)).toEqual({
      databaseUrl: 'postgres://site:secret@db/leads',
      directory: '/var/lib/leads',
      crm: { url: 'https://crm.example.com/leads?tenant=1', key: 'secret' },
      keepDays: 7,
    });
  });

  it.each([
    [
      { DATABASE_URL: 'mysql://secret@db' },
      /^DATABASE_URL is a secret of \d+ characters, but must be an address of PostgreSQL/,
    ],
    [
      { DATABASE_URL: 'secret' },
      /^DATABASE_URL is a secret of \d+ characters, but must be an address of PostgreSQL/,
    ],
    [{ LEADS_URL: 'ftp://crm' }, /^LEADS_URL is "ftp:\/\/crm", but must be/],
    [{ LEADS_KEY: 'secret' }, /^LEADS_URL must be set too: LEADS_KEY needs it/],
    [
      { LEADS_URL: 'http://crm', LEADS_KEY: 'se cret' },
      /^LEADS_KEY is a secret of 7 characters, but must be ASCII characters without spaces/,
    ],
    [{ LEADS_KEEP_DAYS: '0' }, /^LEADS_KEEP_DAYS is "0", but must be a whole number from 1 to 3650/],
  ])('%j: ConfigError without secrets', (environment, sentence) => {
    expect(() => parseLeadsConfig(environment)).toThrow(sentence);
    expect(() => parseLeadsConfig(environment)).not.toThrow(/se ?cret(?! of)/);
  });
});
