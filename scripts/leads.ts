import { readLeadCommand, USAGE } from './leads/readLeadCommand.ts';
import { runLeadCommand } from './leads/runLeadCommand.ts';
import { withLeadStore } from './leads/withLeadStore.ts';
import { runCheck } from './runCheck.ts';

await runCheck(async () => {
  const command = readLeadCommand(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return true;
  }
  return withLeadStore((store) => runLeadCommand(command, store, process.stdout));
});
