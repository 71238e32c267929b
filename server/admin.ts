import compression from 'compression';
import express, { type Express } from 'express';
import type { AdminServices } from './admin/AdminServices.ts';
import { adminErrors } from './admin/adminErrors.ts';
import { blocksRouter } from './admin/blocksRouter.ts';
import { createBlockUsage } from './admin/createBlockUsage.ts';
import { createLayout } from './admin/createLayout.ts';
import { loadBlockUsage } from './admin/loadBlockUsage.ts';
import { readBlockCosts } from './admin/readBlockCosts.ts';
import type { Config } from './config.ts';
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
 * What colleagues see, as an Express app that does not listen yet: the block gallery. It asks for no password, so it
 * belongs on the loopback or behind something that asks (README, Block gallery).
 */
export function createAdmin(config: Config, services: AdminServices): Express {
  const { content, siteUrl, contentService, assets } = services;
  const { production, cacheDirectory } = config;
  const log = services.log.child({ port: 'admin' });
  const app = express();
  app.disable('x-powered-by');

  app.use(requestId({ log }));
  app.use(requestLog);
  app.use(adminHeaders({ production }));
  app.use(ownHost(config.admin?.host ?? 'localhost'));
  app.use(compression());
  app.use('/admin', quietly(express.static(FILES, { index: false, redirect: false, fallthrough: false })));
  app.use(quietly(imagesRouter({ source: contentService, cacheDirectory })));
  app.use(quietly(filmsRouter(contentService)));
  app.use(quietly(assets));
  app.use(
    blocksRouter({
      layout: createLayout({ production, siteUrl }),
      siteUrl,
      costs: production ? readBlockCosts('dist') : undefined,
      usage: createBlockUsage(() => loadBlockUsage({ content, siteUrl }, log), log),
    }),
  );
  app.use(adminErrors);
  app.use(lastResort);
  return app;
}
