import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Environment } from '../../server/config/checkEnvironment.ts';
import { type Config, parseConfig } from '../../server/config/parseConfig.ts';
import type { LeadStore } from '../../server/leads/store/LeadStore.ts';
import { openLeadStore, sqliteFile } from '../../server/leads/store/openLeadStore.ts';
import { UsageError } from '../runCheck.ts';
import { parseLeadCommand, USAGE } from './parseLeadCommand.ts';
import { runLeadCommand } from './runLeadCommand.ts';

/**
 * `npm run leads`.
 *
 * @returns false when no lead matched.
 * @throws UsageError, ConfigError
 */
export async function leadsCommand(
  args: string[],
  environment: Environment,
  output: Writable,
): Promise<boolean> {
  const { brand, leads } = parseConfig(environment);
  const command = parseLeadCommand(args, brand.referencePrefix);
  if (command.name === 'help') {
    output.write(`${USAGE}\n`);
    return true;
  }
  if (command.name !== 'restore') demandStore(leads);
  return withLeadStore(leads, (store) => runLeadCommand(command, store, output));
}

/** @throws UsageError when there is no store: a restore makes one, all others look in the wrong place. */
function demandStore({ directory, databaseUrl }: Config['leads']): void {
  const file = sqliteFile(directory);
  if (databaseUrl || existsSync(file)) return;
  throw new UsageError(
    `There are no leads at ${file}: set LEADS_DIRECTORY or DATABASE_URL as the site has it.`,
  );
}

/** Opens the store of the site, also while it is in use. @throws UsageError when it cannot be opened. */
async function withLeadStore<Result>(
  config: Config['leads'],
  use: (store: LeadStore) => Promise<Result>,
): Promise<Result> {
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
