import cluster from 'node:cluster';
import { ContentProblem } from '../demo/services/content/ContentProblem.ts';
import { ROLE_VARIABLE } from './cluster/WorkerRole.ts';
import { findMisspeltVariables } from './config/checkEnvironment.ts';
import { parseConfig } from './config/parseConfig.ts';
import { ConfigError } from './http/errors.ts';
import { onSignals } from './http/gracefulShutdown.ts';
import { createLogger } from './observability/log.ts';
import { createLogFiles } from './observability/logs/createLogFiles.ts';
import { createLogRing } from './observability/logs/createLogRing.ts';
import { signals } from './observability/signals.ts';
import { startTable } from './observability/startTable.ts';

/** Memory of the request inspector: some thousands of requests. */
const RING_BYTES = 16_000_000;

/** Entry of the server: the only file that does something when it is imported. */

// The reader of the output may be gone. Vike writes uncaught errors to standard error: without a listener, that of a
// broken pipe would cause the next one, endlessly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Warnings and errors, for the history. */
const problems = {
  write: (line: string) => void (/^\{"level":"(?:warn|error)"/.test(line) && signals.problem.emit(line)),
};

try {
  const config = parseConfig(process.env);
  const { logLevel, logFiles, logFormat } = config;
  const ring = createLogRing({ maxBytes: RING_BYTES });
  // Loaded only where it is on.
  const telemetry =
    config.telemetry &&
    (await (await import('./observability/telemetry/startTelemetry.ts')).startTelemetry(config.telemetry));
  const files =
    logFiles &&
    createLogFiles({
      ...logFiles,
      onProblem: (err) =>
        log.error(
          { event: 'log-files-failed', err },
          'The log files cannot be written; standard output has everything',
        ),
    });
  const log = createLogger({
    level: logLevel,
    format: logFormat,
    also: [ring, problems, ...(files ? [files] : []), ...(telemetry?.lines ? [telemetry.lines] : [])],
  });
  telemetry?.onProblem((problem) =>
    log.warn({ event: 'telemetry-failed', reason: problem }, `Telemetry could not be sent: ${problem}`),
  );
  process.once('exit', () => log.flush());
  const role = cluster.isWorker ? process.env[ROLE_VARIABLE] : undefined;
  // Each imports what it needs: the first of several processes renders nothing.
  if (role) {
    const { runWorker } = await import('./cluster/runWorker.ts');
    // Written by the primary process.
    await runWorker(config, JSON.parse(role), log, ring, telemetry);
  } else {
    for (const misspelt of findMisspeltVariables(process.env)) {
      const { variable, suggestion } = misspelt;
      log.warn(
        { event: 'variable-misspelt', ...misspelt },
        `${variable} is no variable of the site; did you mean ${suggestion}?`,
      );
    }
    const { captcha } = config;
    if (config.redisUrl && captcha.embedded && !captcha.signingSecret) {
      log.warn(
        { event: 'captcha-not-shared' },
        'Captchas are accepted by this start of the site alone: with several, set CAPTCHA_SIGNING_SECRET to one secret in each',
      );
    }
    const site =
      config.workers > 1
        ? await (await import('./cluster/startPrimary.ts')).startPrimary(import.meta.filename, config, log)
        : await (await import('./cluster/startSite.ts')).startSite(config, log, ring, telemetry);
    if (!site) process.exit(1);
    onSignals(async () => {
      const isInTime = await site.shutdown();
      await telemetry?.close();
      return isInTime;
    }, log);
    log.flush();
    process.stdout.write(logFormat === 'json' ? startLine(site) : startTable(config, site));
  }
} catch (error) {
  // Correctable errors are shown as a sentence; all others with their stack.
  const isExpected = error instanceof ConfigError || error instanceof ContentProblem;
  const told = error instanceof Error ? (isExpected ? error.message : error.stack) : error;
  process.stderr.write(`${told}\n`);
  // Rethrown, Vike would catch it: the process would live on without serving, or exit with 0.
  process.exit(1);
}

/** The line that says where a site is, for programs; whatever LOG_LEVEL is. */
function startLine({ url, adminUrl }: { url: string; adminUrl: string | undefined }): string {
  const line = {
    level: 'info',
    time: new Date().toISOString(),
    pid: process.pid,
    event: 'started',
    url,
    adminUrl,
  };
  return `${JSON.stringify({ ...line, msg: `bridgedeck is at ${url}` })}\n`;
}
