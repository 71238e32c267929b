import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDataCache } from './cache/createDataCache.ts';
import type { Config } from './config.ts';
import { createVisitorKeys } from './createVisitorKeys.ts';
import { createDevAssets, type DevAssets } from './devAssets.ts';
import { endUnread } from './endUnread.ts';
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
import { createSharedStore } from './redis/createSharedStore.ts';
import { refuseBadTargets } from './refuseBadTargets.ts';
import { refuseQueues } from './refuseQueues.ts';
import { loadDocuments } from './renderHtml.ts';
import { type RunningAdmin, startAdmin } from './startAdmin.ts';
import { startClients } from './startClients.ts';
import { startContent } from './startContent.ts';
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
/** Whoever takes nothing of an answer for so long has left; a browser asks for the rest of a film that was paused. */
const UNREAD_MS = 120_000;
/** Long enough for busy connections to hear that they end, and for a load balancer to look elsewhere. */
const LINGER_MS = 500;

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
  // Nearly all that is asked for has no body: of those Node need not tell that it has ended.
  const server = createServer({ requestTimeout: REQUEST_MS, optimizeEmptyRequests: true });
  const dev: DevAssets | undefined = config.production ? undefined : await createDevAssets(server);
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  const shared = redis && createSharedStore(redis);
  let forget = async (_purge: Purge): Promise<{ pages: number }> => ({ pages: 0 });
  const reloadBrowsers = () => dev?.reloadBrowsers();
  const service = await startContent(config, {
    // Whether or not other processes could be told: this one shows what was changed.
    onReload: () => void forget(ALL).then(reloadBrowsers, reloadBrowsers),
    onProblem: (problem) =>
      log.error({ event: 'demo-content-broken' }, `The last good demo content stays on: ${problem}`),
  });
  const cache = createDataCache(shared && { store: shared, name: service.name });
  const clients = await startClients(config, { service, cache, log });
  const reporter = config.errorReports ? createErrorReporter(config.errorReports) : silentReporter;
  const leads = await startLeads(config.leads, { content: service, log, reporter });

  let pageCache: SitePages | undefined;
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
        clients.close(),
        reporter.close(),
        dev?.close(),
        redis?.close(),
      ]);
    },
  });
  logClientErrors(server, log);
  const storeOf = await startPageStore(config, redis);
  if (config.production) await loadDocuments();

  const url = `http://localhost:${await listen(server, config)}`;
  // From here to the site's application nothing is awaited: no request can come before the application is there.
  const { captcha, contentService } = clients;
  const services = {
    log,
    content: tagContent(clients.content),
    dealers: tagDealers(clients.dealers),
    geocoder: clients.geocoder,
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
    contentService,
    shared,
    assets: dev?.handler ?? staticAssets('dist/client'),
  };
  const isReady = async () => {
    await leads.store.ping();
    return clients.isReady();
  };
  pageCache = createSitePages(config, { services, log, storeOf, clearData: () => cache.clear() });
  const { purge } = pageCache?.cache ?? { purge: () => cache.clear().then(() => ({ pages: 0 })) };
  forget = purge;
  const app = createApp(config, { ...services, isReady, isClosing, kept: pageCache, purge });
  const application = refuseBadTargets(pageCache?.inFrontOf(app) ?? app, log);
  server.on('request', refuseQueues(endUnread(application, UNREAD_MS), log));
  pageCache?.warmUp();
  admin = await startAdmin(config, services, server);
  return { url, adminUrl: admin?.url, shutdown, onSignals };
}
