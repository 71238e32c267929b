import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import type { LogRing } from '../observability/logs/createLogRing.ts';
import type { Telemetry } from '../observability/telemetry/startTelemetry.ts';
import type { WorkerReady } from './createWorker.ts';
import { startSite } from './startSite.ts';
import { asWorker, type WorkerRole } from './WorkerRole.ts';

/**
 * Serves the site as one of several processes, until the primary ends it. A terminal sends SIGINT to all processes:
 * workers ignore it.
 *
 * @throws ConfigError
 */
export async function runWorker(
  config: Config,
  role: WorkerRole,
  log: Logger,
  ring: LogRing,
  telemetry?: Telemetry,
): Promise<void> {
  let close = async (): Promise<boolean> => true;
  const end = (): void =>
    void close().then(
      (inTime) => process.exit(inTime ? 0 : 1),
      () => process.exit(1),
    );
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', end);
  process.on('message', (message) => message === 'close' && end());

  const site = await startSite(asWorker(config, role), log, ring, telemetry);
  close = async () => {
    const isInTime = await site.shutdown();
    await telemetry?.close();
    return isInTime;
  };
  const ready: WorkerReady = { url: site.url, adminUrl: site.adminUrl };
  process.send?.(ready);
}
