import { createRequire } from 'node:module';
import compression from 'compression';
import express, { type Express, type RequestHandler, Router } from 'express';
import type { AppServices } from '../app.ts';
import type { Config } from '../config/parseConfig.ts';
import { NotFoundError } from '../http/errors.ts';
import { adminHeaders } from '../http/middleware/adminHeaders.ts';
import { ownHost } from '../http/middleware/ownHost.ts';
import { refuseForeign } from '../http/middleware/refuseForeign.ts';
import { requestId } from '../http/middleware/requestId.ts';
import { requestLog } from '../http/middleware/requestLog.ts';
import { skipAccessLog } from '../http/middleware/skipAccessLog.ts';
import type { History } from '../observability/history/createHistory.ts';
import { createLogSearchThread } from '../observability/logs/createLogSearchThread.ts';
import { createRequestArchive } from '../observability/logs/createRequestArchive.ts';
import type { Metrics } from '../observability/metrics/createMetrics.ts';
import { dealersRouter } from '../routes/dealersRouter.ts';
import { lastResort } from '../routes/errors.ts';
import { filesRouter } from '../routes/filesRouter.ts';
import { imagesRouter } from '../routes/imagesRouter.ts';
import { listsRouter } from '../routes/listsRouter.ts';
import { tilesRouter } from '../routes/tilesRouter.ts';
import { adminErrors } from './adminErrors.ts';
import { requireRole } from './auth/requireRole.ts';
import { blocksRouter } from './blocksRouter.ts';
import { createBlockUsage, loadBlockUsage } from './createBlockUsage.ts';
import { createLayout } from './createLayout.ts';
import { type EditedBrand, editorsRouter } from './editorsRouter.ts';
import { leadsAdminRouter } from './leads/leadsAdminRouter.ts';
import { loadBlockCosts } from './loadBlockCosts.ts';
import { overviewRouter } from './overview/overviewRouter.ts';
import { problemsRouter } from './problems/problemsRouter.ts';
import { requestsRouter } from './requests/requestsRouter.ts';
import { slowRouter } from './slow/slowRouter.ts';
import { visitorsRouter } from './visitors/visitorsRouter.ts';
import { VISUAL_DIRECTORY } from './visual/VisualReport.ts';
import { visualRouter } from './visual/visualRouter.ts';

/** What the colleagues' side shares with the site: its content, its files, its log, what became of leads. */
export type AdminServices = Pick<
  AppServices,
  'log' | 'content' | 'dealers' | 'siteUrl' | 'files' | 'assets' | 'ring' | 'leads' | 'readiness'
> & { history: History; edited: readonly EditedBrand[] };

const FILES = new URL('./files/', import.meta.url).pathname;

/**
 * What colleagues see, as an Express app that does not listen yet: block gallery, request inspector, metrics.
 * Without ADMIN_AUTH it asks for no password, and belongs on the loopback (docs/operate.md, Admin port).
 */
export function createAdmin(config: Config, services: AdminServices, metrics: Metrics): Express {
  const { content, dealers, siteUrl, files, assets, ring, leads, edited } = services;
  const { production, brand, tiles } = config;
  const log = services.log.child({ port: 'admin' });
  const auth = config.admin?.auth;
  const hasEditors = edited.length > 0;
  const layout = createLayout({ production, siteUrl, hasEditors, auth });
  const searched = config.logFiles && createLogSearchThread(config.logFiles.directory);
  const archive = createRequestArchive({ ring, files: searched });
  const app = express();
  app.disable('x-powered-by');

  app.use(requestId({ log, isAdmin: true }));
  app.use(requestLog);
  app.use(adminHeaders({ production, brand, tiles }));
  app.use(ownHost(config.admin?.host ?? 'localhost', auth && new URL(auth.url).hostname));
  app.use(refuseForeign);
  app.use(compression());
  app.get('/admin/axe.min.js', skipAccessLog(sendAxe));
  app.use(
    '/admin',
    skipAccessLog(express.static(FILES, { index: false, redirect: false, fallthrough: false })),
  );
  app.use(skipAccessLog(imagesRouter(files.images)));
  app.use(skipAccessLog(filesRouter(files)));
  if (!tiles) app.use(skipAccessLog(tilesRouter(files.tiles)));
  app.use(skipAccessLog(assets));
  // What blocks fetch when they are hydrated: the places of maps, the lists of forms.
  app.use(dealersRouter({ dealers }));
  app.use(listsRouter({ dealers }));
  // All above is on the site as well; from here on, each page is for some.
  if (auth) app.use(requireRole({ layout, auth, metricsKey: config.admin?.metricsKey, hasEditors }));
  app.use(skipAccessLog(metricsRouter(metrics)));
  app.use(overviewRouter({ layout, history: services.history, leads }));
  app.use(slowRouter({ layout, archive }));
  app.use(problemsRouter({ layout, history: services.history }));
  app.use(visitorsRouter({ layout, history: services.history }));
  app.use(leadsAdminRouter({ layout, leads, referencePrefix: brand.referencePrefix }));
  if (hasEditors) app.use(editorsRouter({ layout, brands: edited }));
  const { traceUrl } = config;
  app.use(requestsRouter({ layout, archive, leads, referencePrefix: brand.referencePrefix, traceUrl }));
  app.use(visualRouter({ layout, directory: VISUAL_DIRECTORY }));
  app.use(
    blocksRouter({
      layout,
      siteUrl,
      brand,
      costs: production ? loadBlockCosts('dist') : undefined,
      hasStills: !production,
      usage: createBlockUsage(() => loadBlockUsage({ content, siteUrl, brand }, log), log),
    }),
  );
  app.use(adminErrors({ layout, siteUrl }));
  app.use(lastResort);
  return app;
}

/** GET /metrics, for Prometheus. */
function metricsRouter(metrics: Metrics): Router {
  return Router().get('/metrics', async (_request, response) => {
    response.set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
    response.send(await metrics.text());
  });
}

/** axe-core for the pages of blocks (files/accessibility.js): it is installed for development only. */
const sendAxe: RequestHandler = (_request, response) => {
  let file: string;
  try {
    file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  } catch {
    throw new NotFoundError('axe-core is not installed');
  }
  response.sendFile(file);
};
