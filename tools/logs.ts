import { parseConfig } from '../server/config/parseConfig.ts';
import { parseLogCommand } from './logs/parseLogCommand.ts';
import { runLogCommand } from './logs/runLogCommand.ts';
import { runCheck } from './runCheck.ts';

const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
// The reader, such as `head`, may end first.
process.stdout.once('error', () => process.exit(0));

await runCheck(async () => {
  // As `npm start` does.
  const { brand, logFiles } = parseConfig({
    ...process.env,
    LOG_DIRECTORY: process.env.LOG_DIRECTORY ?? '.data/logs',
  });
  const command = parseLogCommand(process.argv.slice(2), logFiles?.directory, Date.now());
  return runLogCommand(command, {
    output: process.stdout,
    signal: ended.signal,
    referencePrefix: brand.referencePrefix,
  });
});
