import { leadsCommand } from './leads/leadsCommand.ts';
import { runCheck } from './runCheck.ts';

await runCheck(() => leadsCommand(process.argv.slice(2), process.env, process.stdout));
