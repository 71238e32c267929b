import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDataCache } from './cache/createDataCache.ts';
import type { Config } from './config.ts';
import { createContent } from './content/createContent.ts';
import { contentReachable } from './contentReachable.ts';
import { createDevAssets, type DevAssets } from './devAssets.ts';
import { gracefulShutdown } from './gracefulShutdown.ts';
import { logClientErrors } from './logClientErrors.ts';
import { staticAssets } from './middleware/staticAssets.ts';
import { observeUpstream, reportContent } from './reportContent.ts';
import { currentRequest } from './requestContext.ts';
import { startContent } from './startContent.ts';

export interface RunningSite {
  url: string;
  shutdown(): Promise<boolean>;
  onSignals(): void;
}

const SHUTDOWN_MS = 10_000;

/** Starts everything the site consists of and listens; the caller decides whether signals end it. */
export const startSite = async (config: Config, log: Logger): Promise<RunningSite> => {
  const dev: DevAssets | undefined = config.production ? undefined : await createDevAssets();
  const cache = createDataCache({ enabled: true });
  const service = await startContent(config, {
    onReload: () => void cache.clear().then(() => dev?.reloadBrowsers()),
    onProblem: (problem) => log.error({ event: 'demo-content-broken' }, problem),
  });
  const content = createContent({
    url: service.url,
    headers: service.headers,
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: () => {
      const id = currentRequest()?.id;
      return id ? { 'X-Request-Id': id } : {};
    },
  });

  const server = createServer();
  const { isClosing, shutdown, onSignals } = gracefulShutdown(server, {
    timeoutMs: SHUTDOWN_MS,
    log,
    onClose: async () => {
      await Promise.all([service.close(), dev?.close()]);
    },
  });
  const app = createApp(config, {
    log,
    content,
    contentService: service,
    assets: dev?.handler ?? staticAssets('dist/client'),
    isReady: () => contentReachable(service.url, service.headers),
    isClosing,
  });
  server.on('request', app);
  logClientErrors(server, log);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  // The address is only a string for pipes, which the site never listens on.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, shutdown, onSignals };
};
