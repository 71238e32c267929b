import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { createLogger } from './log.ts';
import { startSite } from './startSite.ts';

/** Listen and close: the only file of the server that does something when it is imported. */
try {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel, pretty: !config.production });
  const site = await startSite(config, log);
  site.onSignals();
  process.stdout.write(`\n  bridgedeck is at ${site.url}\n\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
