import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDataCache } from './cache/createDataCache.ts';
import { startCaptcha } from './captcha/startCaptcha.ts';
import type { Config } from './config.ts';
import { createContent } from './content/createContent.ts';
import { contentReachable } from './contentReachable.ts';
import { createDealerService } from './dealers/createDealerService.ts';
import { createDevAssets, type DevAssets } from './devAssets.ts';
import { createErrorReporter } from './error-reports/createErrorReporter.ts';
import { silentReporter } from './error-reports/ErrorReporter.ts';
import { gracefulShutdown } from './gracefulShutdown.ts';
import { listen } from './listen.ts';
import { logClientErrors } from './logClientErrors.ts';
import { staticAssets } from './middleware/staticAssets.ts';
import { missingCatalogues } from './pages/translate.ts';
import { refuseBadTargets } from './refuseBadTargets.ts';
import { observeUpstream, reportContent } from './reportContent.ts';
import { requestIdHeader } from './requestContext.ts';
import { type RunningAdmin, startAdmin } from './startAdmin.ts';
import { startContent } from './startContent.ts';
import { startDealers } from './startDealers.ts';
import { startGeocoder } from './startGeocoder.ts';
import { startLeads } from './startLeads.ts';
import { mapTiles } from './tiles/mapTiles.ts';

export interface RunningSite {
  url: string;
  /** Where the block gallery is; undefined when there is none. */
  adminUrl: string | undefined;
  shutdown(): Promise<boolean>;
  onSignals(): void;
}

const SHUTDOWN_MS = 10_000;
/** Whoever takes longer to send a request, body included, is no visitor. */
const REQUEST_MS = 30_000;
/** A load balancer wants to know soon. */
const READY_MS = 2000;

/**
 * Starts everything the site consists of and listens; the caller decides whether signals end it.
 * @throws ConfigError, ContentProblem; what has started by then ends with the process.
 */
export async function startSite(config: Config, log: Logger): Promise<RunningSite> {
  for (const locale of missingCatalogues) {
    log.warn(
      { event: 'catalogue-missing', locale },
      `There is no locales/${locale}.json: its texts are English`,
    );
  }
  const server = createServer({ requestTimeout: REQUEST_MS });
  const dev: DevAssets | undefined = config.production ? undefined : await createDevAssets(server);
  const cache = createDataCache();
  const service = await startContent(config, {
    onReload: () => void cache.clear().then(() => dev?.reloadBrowsers()),
    onProblem: (problem) =>
      log.error({ event: 'demo-content-broken' }, `The last good demo content stays on: ${problem}`),
  });
  const dealerService = await startDealers(config);
  const content = createContent({
    url: service.url,
    headers: service.headers,
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: requestIdHeader,
  });

  const dealers = createDealerService({
    ...dealerService.access,
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: requestIdHeader,
  });
  const geocoding = await startGeocoder(config, { log });
  const captcha = await startCaptcha(config, log);
  const reporter = config.errorReports ? createErrorReporter(config.errorReports) : silentReporter;
  const leads = await startLeads(config.leads, { content: service, log, reporter });

  let admin: RunningAdmin | undefined;
  let adminClosed: Promise<void> | undefined;
  const { isClosing, shutdown, onSignals } = gracefulShutdown(server, {
    timeoutMs: SHUTDOWN_MS,
    log,
    onClosing: () => {
      adminClosed = admin?.close();
      dev?.disconnectBrowsers();
    },
    onClose: async () => {
      await Promise.all([
        adminClosed,
        service.close(),
        dealerService.close(),
        geocoding.close(),
        captcha.close(),
        leads.close().then(() => reporter.close()),
        dev?.close(),
      ]);
    },
  });
  logClientErrors(server, log);

  const url = `http://localhost:${await listen(server, config)}`;
  // From here to the site's application nothing is awaited: no request can come before the application is there.
  const services = {
    log,
    content,
    dealers,
    geocoder: geocoding.geocoder,
    captcha,
    leads: leads.store,
    reporter,
    forms: {
      channels: config.leadChannels,
      puzzle: { sitekey: captcha.sitekey, url: captcha.puzzleUrl },
    },
    mapTiles: mapTiles(config),
    siteUrl: config.siteUrl ?? url,
    contentService: { name: config.content?.url ?? 'embedded', url: service.url, headers: service.headers },
    assets: dev?.handler ?? staticAssets('dist/client'),
  };
  const isReady = () => contentReachable(service, READY_MS);
  server.on('request', refuseBadTargets(createApp(config, { ...services, isReady, isClosing }), log));
  admin = await startAdmin(config, services, server);
  return { url, adminUrl: admin?.url, shutdown, onSignals };
}
