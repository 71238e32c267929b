import { readLogCommand } from './logs/readLogCommand.ts';
import { runLogCommand } from './logs/runLogCommand.ts';
import { runCheck } from './runCheck.ts';

const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
// Whoever reads, such as `head`, may leave first.
process.stdout.once('error', () => process.exit(0));

await runCheck(async () => {
  const command = readLogCommand(process.argv.slice(2), process.env, Date.now());
  return runLogCommand(command, process.stdout, ended.signal);
});
