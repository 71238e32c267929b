import { logsCommand } from './logs/logsCommand.ts';
import { runCheck } from './runCheck.ts';

const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
// The reader, such as `head`, may end first.
process.stdout.once('error', () => process.exit(0));

await runCheck(() => logsCommand(process.argv.slice(2), process.env, process.stdout, ended.signal));
