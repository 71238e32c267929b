import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDataCache } from './cache/createDataCache.ts';
import { startCaptcha } from './captcha/startCaptcha.ts';
import type { Config } from './config.ts';
import { createContent } from './content/createContent.ts';
import { contentReachable } from './contentReachable.ts';
import { createVisitorKeys } from './createVisitorKeys.ts';
import { createDealerService } from './dealers/createDealerService.ts';
import { createDevAssets, type DevAssets } from './devAssets.ts';
import { createErrorReporter } from './error-reports/createErrorReporter.ts';
import { silentReporter } from './error-reports/ErrorReporter.ts';
import { gracefulShutdown } from './gracefulShutdown.ts';
import { listen } from './listen.ts';
import { logClientErrors } from './logClientErrors.ts';
import type { LogRing } from './logs/createLogRing.ts';
import { staticAssets } from './middleware/staticAssets.ts';
import { createSitePages, type SitePages } from './page-cache/createSitePages.ts';
import { ALL, type Purge } from './page-cache/Purge.ts';
import { startPageStore } from './page-cache/startPageStore.ts';
import { tagContent, tagDealers } from './page-cache/tagContent.ts';
import { missingCatalogues } from './pages/translate.ts';
import { connectRedis } from './redis/connectRedis.ts';
import { refuseBadTargets } from './refuseBadTargets.ts';
import { loadDocuments } from './renderHtml.ts';
import { observeUpstream, reportContent } from './reportContent.ts';
import { requestIdHeader } from './requestContext.ts';
import { type RunningAdmin, startAdmin } from './startAdmin.ts';
import { EMBEDDED_CONTENT, startContent } from './startContent.ts';
import { startDealers } from './startDealers.ts';
import { startGeocoder } from './startGeocoder.ts';
import { startLeads } from './startLeads.ts';
import { mapTiles } from './tiles/mapTiles.ts';
import { createPatience } from './upstream/createPatience.ts';
import { startCircuit } from './upstream/startCircuit.ts';

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
/** Long enough for busy connections to hear that they end, and for a load balancer to look elsewhere. */
const LINGER_MS = 500;
/** A load balancer wants to know soon. */
const READY_MS = 2000;
/** A page whose service is dead is refused within two seconds. */
const SILENCE_MS = 1500;

/**
 * Starts everything the site consists of and listens; the caller decides whether signals end it.
 *
 * @param ring gets what `log` writes, and shows it to the request inspector.
 * @throws ConfigError, ContentProblem; what has started by then ends with the process.
 */
export async function startSite(config: Config, log: Logger, ring: LogRing): Promise<RunningSite> {
  for (const locale of missingCatalogues) {
    log.warn(
      { event: 'catalogue-missing', locale },
      `There is no locales/${locale}.json: its texts are English`,
    );
  }
  const server = createServer({ requestTimeout: REQUEST_MS });
  const dev: DevAssets | undefined = config.production ? undefined : await createDevAssets(server);
  const shared = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  const contentName = config.content?.name ?? config.content?.url ?? EMBEDDED_CONTENT;
  const cache = createDataCache(shared && { store: shared, name: contentName });
  let pageCache: SitePages | undefined;
  const forget = (purge: Purge) => pageCache?.cache.purge(purge) ?? cache.clear().then(() => ({ pages: 0 }));
  const reloadBrowsers = () => dev?.reloadBrowsers();
  const service = await startContent(config, {
    // Whether or not other processes could be told: this one shows what was changed.
    onReload: () => void forget(ALL).then(reloadBrowsers, reloadBrowsers),
    onProblem: (problem) =>
      log.error({ event: 'demo-content-broken' }, `The last good demo content stays on: ${problem}`),
  });
  const dealerService = await startDealers(config);
  const contentCircuit = startCircuit('content', log);
  const content = createContent({
    url: service.url,
    headers: service.headers,
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: requestIdHeader,
    circuit: contentCircuit,
    patience: createPatience(SILENCE_MS),
  });

  const dealers = createDealerService({
    ...dealerService.access,
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: requestIdHeader,
    circuit: startCircuit('dealers', log),
    patience: createPatience(SILENCE_MS),
  });
  const geocoding = await startGeocoder(config, { log });
  const captcha = await startCaptcha(config, log);
  const reporter = config.errorReports ? createErrorReporter(config.errorReports) : silentReporter;
  const leads = await startLeads(config.leads, { content: service, log, reporter });

  let admin: RunningAdmin | undefined;
  let adminClosed: Promise<void> | undefined;
  const { isClosing, shutdown, onSignals } = gracefulShutdown(server, {
    timeoutMs: SHUTDOWN_MS,
    lingerMs: config.production ? LINGER_MS : 0,
    log,
    onClosing: () => {
      adminClosed = admin?.close();
      pageCache?.stopWarmUp();
      dev?.disconnectBrowsers();
    },
    onClose: async () => {
      // What is being delivered goes to the content service too.
      await leads.close();
      await Promise.all([
        adminClosed,
        pageCache?.close(),
        service.close(),
        dealerService.close(),
        geocoding.close(),
        captcha.close(),
        reporter.close(),
        dev?.close(),
        shared?.close(),
      ]);
    },
  });
  logClientErrors(server, log);
  const storeOf = await startPageStore(config, log);
  if (config.production) await loadDocuments();

  const url = `http://localhost:${await listen(server, config)}`;
  // From here to the site's application nothing is awaited: no request can come before the application is there.
  const services = {
    log,
    content: tagContent(content),
    dealers: tagDealers(dealers),
    geocoder: geocoding.geocoder,
    captcha,
    leads: leads.store,
    ring,
    visitorKeys: createVisitorKeys(),
    reporter,
    forms: {
      channels: config.leadChannels,
      puzzle: { sitekey: captcha.sitekey, url: captcha.puzzleUrl },
    },
    mapTiles: mapTiles(config),
    siteUrl: config.siteUrl ?? url,
    contentService: {
      name: contentName,
      url: service.url,
      headers: service.headers,
      isResting: contentCircuit.isResting,
    },
    shared,
    assets: dev?.handler ?? staticAssets('dist/client'),
  };
  const isReady = async () => {
    await leads.store.ping();
    return contentReachable(service, READY_MS);
  };
  pageCache = createSitePages(config, { services, log, storeOf, clearData: () => cache.clear() });
  const app = createApp(config, { ...services, isReady, isClosing, kept: pageCache, purge: forget });
  server.on('request', refuseBadTargets(pageCache?.inFrontOf(app) ?? app, log));
  pageCache?.warmUp();
  admin = await startAdmin(config, services, server);
  return { url, adminUrl: admin?.url, shutdown, onSignals };
}
