import { readConfig } from './config.ts';
import { ContentProblem } from './embedded/content/ContentProblem.ts';
import { ConfigError } from './environment.ts';
import { createLogger } from './log.ts';
import { startSite } from './startSite.ts';

/** Listen and close: the only file of the server that does something when it is imported. */
try {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel, pretty: !config.production });
  const site = await startSite(config, log);
  site.onSignals();
  const gallery = site.adminUrl ? `  Its blocks are at ${site.adminUrl}\n` : '';
  process.stdout.write(`\n  bridgedeck is at ${site.url}\n${gallery}\n`);
} catch (error) {
  // What somebody can mend is told in words; a stack is for everything else.
  if (!(error instanceof ConfigError || error instanceof ContentProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
