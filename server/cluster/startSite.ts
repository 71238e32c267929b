import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createDropMarks } from '../admin/createDropMarks.ts';
import { type RunningAdmin, startAdmin } from '../admin/startAdmin.ts';
import { createApp } from '../app.ts';
import { createDataCache } from '../cache/data/createDataCache.ts';
import { createNullRecord, type PageRecord } from '../cache/PageRecord.ts';
import { createSitePageCache } from '../cache/pages/createSitePageCache.ts';
import { createPurger, type Purger } from '../cache/purge/createPurger.ts';
import { ALL } from '../cache/purge/Purge.ts';
import { connectRedis } from '../cache/redis/connectRedis.ts';
import { createSharedStore } from '../cache/redis/createSharedStore.ts';
import { startSharedStores } from '../cache/redis/startSharedStores.ts';
import { startWarmUp } from '../cache/warm-up/startWarmUp.ts';
import type { Config } from '../config/parseConfig.ts';
import { connectionLimits, readDescriptorLimit } from '../http/connectionLimits.ts';
import { createVisitorKeys } from '../http/createVisitorKeys.ts';
import { createDevAssets, type DevAssets } from '../http/devAssets.ts';
import { gracefulShutdown } from '../http/gracefulShutdown.ts';
import { guardConnections } from '../http/guardConnections.ts';
import {
  closeUnreadResponses,
  limitPipelining,
  refuseBadTargets,
  refuseLargeBodies,
} from '../http/guardRequests.ts';
import { listen } from '../http/listen.ts';
import { staticAssets } from '../http/middleware/staticAssets.ts';
import { startLeads } from '../leads/startLeads.ts';
import { createFileServices } from '../media/createFileServices.ts';
import { mapTiles } from '../media/tiles/TileOrder.ts';
import { createErrorReporter, silentReporter } from '../observability/error-reports/createErrorReporter.ts';
import { logClientErrors } from '../observability/logClientErrors.ts';
import type { LogRing } from '../observability/logs/createLogRing.ts';
import { loadDocuments } from '../pages/renderHtml.ts';
import { missingCatalogues } from '../pages/translate.ts';
import { startContent } from '../services/content/startContent.ts';
import { startClients } from '../services/startClients.ts';

export interface RunningSite {
  url: string;
  /** URL of the block gallery, if there is one. */
  adminUrl: string | undefined;
  shutdown(): Promise<boolean>;
}

const SHUTDOWN_MS = 10_000;
/** Bytes; the largest body of any endpoint: a lead for many boats, and a purge. */
const LARGEST_BODY = 256 * 1024;
/** How long a request may take to arrive: its headers, and all of it. A phone on a bad network sends 64 kB in time. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** How often these limits are checked. */
const CHECK_MS = 1000;
/** A client that reads nothing for so long has gone; a browser requests the rest of a paused video. */
const UNREAD_MS = 120_000;
/** Long enough for connections to close after their next response, and for a load balancer to notice. */
const LINGER_MS = 500;

/**
 * Starts all parts of the site and listens; the caller handles signals.
 *
 * @param ring receives what `log` writes, for the request inspector.
 * @throws ConfigError, ContentProblem; what has started by then ends with the process.
 */
export async function startSite(config: Config, log: Logger, ring: LogRing): Promise<RunningSite> {
  for (const locale of missingCatalogues) {
    log.warn(
      { event: 'catalogue-missing', locale },
      `There is no locales/${locale}.json: its texts are English`,
    );
  }
  // Most requests have no body: Node need not emit their end.
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    optimizeEmptyRequests: true,
  });
  const guarded = guardConnections(server, connectionLimits(config, readDescriptorLimit()), log);
  const dev: DevAssets | undefined = config.production ? undefined : await createDevAssets(server);
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : undefined;
  const shared = redis && createSharedStore(redis);
  const reloadBrowsers = () => dev?.reloadBrowsers();
  const service = await startContent(config, {
    // Whether or not other processes could be reached, this one reloads.
    onReload: () => void purger?.purge(ALL).then(reloadBrowsers, reloadBrowsers),
    onProblem: (problem) =>
      log.error({ event: 'demo-content-broken' }, `The last good demo content stays on: ${problem}`),
  });
  const stores = await startSharedStores(redis);
  const cache = createDataCache({ store: stores.data(service.name) });
  const clients = await startClients(config, { service, cache, log });
  const reporter = config.errorReports ? createErrorReporter(config.errorReports) : silentReporter;
  const leads = await startLeads(config.leads, { content: service, log, reporter });

  let purger: Purger | undefined;
  let admin: RunningAdmin | undefined;
  let adminClosed: Promise<void> | undefined;
  const { isClosing, shutdown } = gracefulShutdown(server, {
    timeoutMs: SHUTDOWN_MS,
    lingerMs: config.production ? LINGER_MS : 0,
    log,
    onClosing: () => {
      adminClosed = admin?.close();
      dev?.disconnectBrowsers();
    },
    onClose: async () => {
      // Deliveries in flight need the content service too.
      await leads.close();
      await Promise.all([
        adminClosed,
        service.close(),
        clients.close(),
        reporter.close(),
        dev?.close(),
        redis?.close(),
      ]);
    },
  });
  logClientErrors(server, log);
  if (config.production) await loadDocuments();

  const url = `http://localhost:${await listen(server, config)}`;
  // No await from here on: no request can come before the application is there.
  const { captcha, contentService } = clients;
  const unbound = {
    log,
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
    brand: config.brand,
    siteUrl: config.siteUrl ?? url,
    createDropMarks: config.production ? undefined : createDropMarks(() => admin?.url),
    files: createFileServices(config, { source: contentService, log }),
    shared,
    assets: dev?.handler ?? staticAssets('dist/client'),
  };
  const servicesFor = (record: PageRecord) => ({
    ...unbound,
    record,
    content: clients.contentFor(record),
    dealers: clients.dealersFor(record),
  });
  const services = servicesFor(createNullRecord(config.contentBudgetMs));
  const pageCache = createSitePageCache(config, { services, servicesFor, log, getPageStore: stores.pages });
  purger = createPurger({
    data: cache,
    pages: pageCache?.cache ?? { purge: () => 0, tagsAt: async () => [] },
    channel: stores.channel,
    log,
  });
  const { purge } = purger;
  const warmUp =
    pageCache && config.warmUp
      ? startWarmUp({
          content: clients.contentFor(createNullRecord(Number.POSITIVE_INFINITY)),
          cache: pageCache.cache,
          images: unbound.files.images,
          circuits: [clients.circuits.content, clients.circuits.dealers],
          log,
        })
      : undefined;
  const readiness = {
    check: async () => {
      await leads.store.ping();
      return clients.isReady();
    },
    isClosing,
    circuits: { ...clients.circuits, ...leads.circuits },
    warmUp: warmUp?.progress,
  };
  const app = createApp(config, { ...services, servicesFor, readiness, cachedPages: pageCache, purge });
  const application = refuseBadTargets(pageCache?.wrapApplication(app) ?? app, log);
  server.on(
    'request',
    guarded(
      limitPipelining(
        refuseLargeBodies(closeUnreadResponses(application, UNREAD_MS), LARGEST_BODY, log),
        log,
      ),
    ),
  );
  admin = await startAdmin(config, { ...services, readiness }, server);
  const stop = () => {
    warmUp?.stop();
    return shutdown();
  };
  return { url, adminUrl: admin?.url, shutdown: stop };
}
