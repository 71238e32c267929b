import compression from 'compression';
import express, { type Express } from 'express';
import type { AdminServices } from './admin/AdminServices.ts';
import { adminErrors } from './admin/adminErrors.ts';
import { blocksRouter } from './admin/blocksRouter.ts';
import { createBlockUsage } from './admin/createBlockUsage.ts';
import { createLayout } from './admin/createLayout.ts';
import { loadBlockUsage } from './admin/loadBlockUsage.ts';
import { readBlockCosts } from './admin/readBlockCosts.ts';
import { metricsRouter } from './admin/requests/metricsRouter.ts';
import { requestsRouter } from './admin/requests/requestsRouter.ts';
import type { Config } from './config.ts';
import { createRequestArchive } from './logs/createRequestArchive.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { adminHeaders } from './middleware/adminHeaders.ts';
import { ownHost } from './middleware/ownHost.ts';
import { quietly } from './middleware/quietly.ts';
import { requestId } from './middleware/requestId.ts';
import { requestLog } from './middleware/requestLog.ts';
import { filmsRouter } from './routes/filmsRouter.ts';
import { imagesRouter } from './routes/imagesRouter.ts';
import { lastResort } from './routes/lastResort.ts';

const FILES = new URL('./admin/files/', import.meta.url).pathname;

/**
 * What colleagues see, as an Express app that does not listen yet: block gallery, request inspector, metrics. It asks
 * for no password, so it belongs on the loopback or behind something that asks (README, Block gallery).
 */
export function createAdmin(config: Config, services: AdminServices, metrics: Metrics): Express {
  const { content, siteUrl, contentService, assets, ring, leads } = services;
  const { production, cacheDirectory } = config;
  const log = services.log.child({ port: 'admin' });
  const layout = createLayout({ production, siteUrl });
  const archive = createRequestArchive({ ring, directory: config.logFiles?.directory });
  const app = express();
  app.disable('x-powered-by');

  app.use(requestId({ log, isOfAdmin: true }));
  app.use(requestLog);
  app.use(adminHeaders({ production }));
  app.use(ownHost(config.admin?.host ?? 'localhost'));
  app.use(compression());
  app.use('/admin', quietly(express.static(FILES, { index: false, redirect: false, fallthrough: false })));
  app.use(quietly(imagesRouter({ source: contentService, cacheDirectory })));
  app.use(quietly(filmsRouter(contentService)));
  app.use(quietly(assets));
  app.use(quietly(metricsRouter(metrics)));
  app.use(requestsRouter({ layout, archive, leads }));
  app.use(
    blocksRouter({
      layout,
      siteUrl,
      costs: production ? readBlockCosts('dist') : undefined,
      usage: createBlockUsage(() => loadBlockUsage({ content, siteUrl }, log), log),
    }),
  );
  app.use(adminErrors);
  app.use(lastResort);
  return app;
}
