import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { type RunningAdmin, startAdmin } from '../admin/startAdmin.ts';
import { ALL } from '../cache/purge/Purge.ts';
import { connectRedis } from '../cache/redis/connectRedis.ts';
import { createSharedStore } from '../cache/redis/createSharedStore.ts';
import { startSharedStores } from '../cache/redis/startSharedStores.ts';
import type { Config } from '../config/parseConfig.ts';
import { startAssetArchives } from '../http/assets/startAssetArchives.ts';
import { connectionLimits, readDescriptorLimit } from '../http/connectionLimits.ts';
import { createHostSwitch } from '../http/createHostSwitch.ts';
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
import { createErrorReporter, silentReporter } from '../observability/error-reports/createErrorReporter.ts';
import { createHistory } from '../observability/history/createHistory.ts';
import { logClientErrors } from '../observability/logClientErrors.ts';
import type { LogRing } from '../observability/logs/createLogRing.ts';
import { createMetrics, type Metrics } from '../observability/metrics/createMetrics.ts';
import type { Telemetry } from '../observability/telemetry/startTelemetry.ts';
import { loadDocuments } from '../pages/renderHtml.ts';
import { missingCatalogues } from '../pages/translate.ts';
import { type BrandSite, createBrandSite } from './createBrandSite.ts';
import { type OpenBrand, openBrand } from './openBrand.ts';

export interface RunningSite {
  url: string;
  /** URL of the block gallery, if there is one. */
  adminUrl: string | undefined;
  shutdown(): Promise<boolean>;
}

const BUILT = 'dist/client';
const SHUTDOWN_MS = 10_000;
/** Bytes; the largest body of any endpoint: a lead for many boats, and a purge. */
const MAX_BODY = 256 * 1024;
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
 * @param telemetry sends the metrics, where it is on.
 * @throws ConfigError, ContentProblem; what has started by then ends with the process.
 */
export async function startSite(
  config: Config,
  log: Logger,
  ring: LogRing,
  telemetry?: Telemetry,
): Promise<RunningSite> {
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
  const reloadBrowsers = () => dev?.reloadBrowsers();
  const stores = await startSharedStores(redis);
  const { cacheDirectory } = config;
  // Beside what follows: it waits for the disk.
  const archiving = dev
    ? undefined
    : startAssetArchives({ built: `${BUILT}/assets`, cacheDirectory, redis, log });
  const open = (own: Config, index: number) =>
    openBrand(own, {
      log: config.others.length > 0 ? log.child({ brand: own.brand.name }) : log,
      stores,
      // Whether or not other processes could be reached, this one reloads.
      onReload: () => void sites[index]?.purge(ALL).then(reloadBrowsers, reloadBrowsers),
    });
  const firstBrand = await open(config, 0);
  const otherBrands = await Promise.all(config.others.map((other, index) => open(other, index + 1)));
  const brands: [OpenBrand, ...OpenBrand[]] = [firstBrand, ...otherBrands];
  const reporter = config.errorReports ? createErrorReporter(config.errorReports) : silentReporter;
  const leads = await startLeads(brands, { log, reporter });
  const history = createHistory({ directory: config.historyDirectory, countLeads: leads.store.count, log });
  let sites: BrandSite[] = [];
  let metrics: Metrics | undefined;
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
      archived?.stop();
      await history.close();
      metrics?.close();
      await leads.close();
      await Promise.all([
        adminClosed,
        ...brands.map((brand) => brand.close()),
        reporter.close(),
        dev?.close(),
        redis?.close(),
      ]);
    },
  });
  logClientErrors(server, log);
  if (config.production) await loadDocuments();
  const archived = await archiving;

  const url = `http://localhost:${await listen(server, config)}`;
  // No await from here on: no request can come before the application is there.
  const shared = {
    stores,
    leads: leads.store,
    leadCircuits: leads.circuits,
    ring,
    visitorKeys: createVisitorKeys(),
    reporter,
    shared: redis && createSharedStore(redis),
    assets: dev?.handler ?? staticAssets(BUILT, archived?.archives),
    isClosing,
    adminUrl: () => admin?.url,
  };
  const port = new URL(url).port;
  const first = createBrandSite(firstBrand, url, shared);
  const others = otherBrands.map((brand) => {
    const { hosts = [] } = brand.config.brand;
    return { ...createBrandSite(brand, `http://${hosts[0]}:${port}`, shared), hosts };
  });
  sites = [first, ...others];
  const switched = createHostSwitch(first.application, others, config.trustProxy);
  const application = refuseBadTargets(switched, log);
  server.on(
    'request',
    guarded(
      limitPipelining(refuseLargeBodies(closeUnreadResponses(application, UNREAD_MS), MAX_BODY, log), log),
    ),
  );
  const edited = sites.flatMap(({ edited: brand }) => brand ?? []);
  // Only the admin port and an exporter show metrics.
  if (config.admin || telemetry?.exportMetrics) {
    metrics = createMetrics(first.services.readiness.circuits);
    telemetry?.exportMetrics?.(metrics);
    admin = await startAdmin(config, { ...first.services, history, edited }, metrics, server);
  }
  const stop = () => {
    for (const site of sites) site.stop();
    return shutdown();
  };
  return { url, adminUrl: admin?.url, shutdown: stop };
}
