import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Content } from './content/Content.ts';
import type { FileSource } from './files/fetchFile.ts';
import { quietly } from './middleware/quietly.ts';
import { readOnly } from './middleware/readOnly.ts';
import { requestId } from './middleware/requestId.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { visitorLocale } from './middleware/visitorLocale.ts';
import { calendarRouter } from './routes/calendarRouter.ts';
import { contractRouter } from './routes/contractRouter.ts';
import { errors } from './routes/errors.ts';
import { feedsRouter } from './routes/feedsRouter.ts';
import { filmsRouter } from './routes/filmsRouter.ts';
import { healthRouter } from './routes/healthRouter.ts';
import { imagesRouter } from './routes/imagesRouter.ts';
import { lastResort } from './routes/lastResort.ts';
import { listsRouter } from './routes/listsRouter.ts';
import { pages } from './routes/pages.ts';
import { sitemapsRouter } from './routes/sitemapsRouter.ts';

export interface AppServices {
  log: Logger;
  content: Content;
  /** Origin of the site for canonical addresses: no path, no trailing slash. */
  siteUrl: string;
  contentService: FileSource;
  /** The browser's own files: as built, or made by Vite on the fly. */
  assets: RequestHandler;
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

/** The site as an Express app that does not listen yet: what a request meets, in order. */
export function createApp(config: Config, services: AppServices): Express {
  const { log, content, siteUrl, contentService, assets, isReady, isClosing } = services;
  const { cacheDirectory, landing, gtmId, oneTrustId } = config;
  const consent = { gtmId, oneTrustId };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', 'strong');

  app.use(requestId({ log }));
  app.use(requestLog);
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(quietly(healthRouter({ check: isReady, isClosing })));
  app.use(quietly(imagesRouter({ source: contentService, cacheDirectory })));
  app.use(quietly(filmsRouter(contentService)));
  app.use(quietly(contractRouter()));
  app.use(quietly(assets));
  app.use(readOnly);
  if (!landing) app.use(visitorLocale(config));
  app.use(listsRouter({ content }));
  app.use(sitemapsRouter({ content, siteUrl }));
  app.use(feedsRouter({ content, siteUrl }));
  app.use(calendarRouter({ content, siteUrl }));
  app.use(pages({ content, siteUrl, landing, consent }));
  app.use(errors({ content, consent }));
  app.use(lastResort);
  return app;
}
