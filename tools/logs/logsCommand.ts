import type { Writable } from 'node:stream';
import type { Environment } from '../../server/config/checkEnvironment.ts';
import { parseConfig } from '../../server/config/parseConfig.ts';
import { parseLogCommand } from './parseLogCommand.ts';
import { runLogCommand } from './runLogCommand.ts';

/**
 * `npm run logs`.
 *
 * @param signal ends `--follow`.
 * @returns false when nothing matched.
 * @throws UsageError, ConfigError
 */
export async function logsCommand(
  args: string[],
  environment: Environment,
  output: Writable,
  signal: AbortSignal,
): Promise<boolean> {
  // As `npm start` does.
  const { brand, logFiles } = parseConfig({
    ...environment,
    LOG_DIRECTORY: environment.LOG_DIRECTORY ?? '.data/logs',
  });
  const command = parseLogCommand(args, logFiles?.directory, Date.now());
  return runLogCommand(command, { output, signal, referencePrefix: brand.referencePrefix });
}
