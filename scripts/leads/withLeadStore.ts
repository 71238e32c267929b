import { existsSync } from 'node:fs';
import { readLeadsConfig } from '../../server/leads/readLeadsConfig.ts';
import type { LeadStore } from '../../server/leads/store/LeadStore.ts';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { sqliteFile } from '../../server/leads/store/sqliteFile.ts';
import { UsageError } from '../runCheck.ts';

/** Opens the store of the site, by the same variables, while it is used. @throws UsageError when there is none. */
export async function withLeadStore<Result>(use: (store: LeadStore) => Promise<Result>): Promise<Result> {
  const config = readLeadsConfig(process.env);
  const file = sqliteFile(config.directory);
  if (!config.databaseUrl && !existsSync(file)) {
    throw new UsageError(
      `There are no leads at ${file}: set LEADS_DIRECTORY or DATABASE_URL as the site has it.`,
    );
  }
  const store = await openLeadStore(config).catch((error: unknown) => {
    const why = error instanceof Error ? error.message || error.name : error;
    throw new UsageError(`The lead store cannot be opened: ${why}`);
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
