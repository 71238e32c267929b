import { contentCheckCommand } from './contentCheckCommand.ts';
import { runCheck } from './runCheck.ts';

await runCheck(() => contentCheckCommand(process.argv.slice(2), process.env, process.stdout));
