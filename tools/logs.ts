import { readConfig } from '../server/config/readConfig.ts';
import { readLogCommand } from './logs/readLogCommand.ts';
import { runLogCommand } from './logs/runLogCommand.ts';
import { runCheck } from './runCheck.ts';

const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
// Whoever reads, such as `head`, may leave first.
process.stdout.once('error', () => process.exit(0));

await runCheck(async () => {
  const { brand, logFiles } = readConfig(process.env);
  const command = readLogCommand(process.argv.slice(2), logFiles?.directory, Date.now());
  return runLogCommand(command, {
    output: process.stdout,
    signal: ended.signal,
    referencePrefix: brand.referencePrefix,
  });
});
