import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Content } from './content/Content.ts';
import { readOnly } from './middleware/readOnly.ts';
import { requestId } from './middleware/requestId.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { errors } from './routes/errors.ts';
import { filmsRouter } from './routes/films.ts';
import { healthRouter } from './routes/health.ts';
import { imagesRouter } from './routes/images.ts';
import { lastResort } from './routes/lastResort.ts';
import { pages } from './routes/pages.ts';

export interface AppServices {
  log: Logger;
  content: Content;
  /** Where pictures and films come from; the key is sent along. */
  contentService: { url: string; headers: Record<string, string> };
  /** The browser's own files: as built, or made by Vite on the fly. */
  assets: RequestHandler;
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

const QUIET = ['/assets/', '/images/', '/films/', '/healthz', '/readyz', '/favicon.svg'];
/** While developing, the browser asks for every module by itself. */
const MODULES = [
  '@',
  'node_modules',
  'design',
  'renderer',
  'site',
  'blocks',
  'parts',
  'schemas',
  'store',
  'locales',
];
const QUIET_IN_DEVELOPMENT = [...QUIET, ...MODULES.map((folder) => `/${folder}`)];

/** The site as an Express app that does not listen yet: what a request meets, in order. */
export const createApp = (config: Config, services: AppServices): Express => {
  const { log, content, contentService, assets, isReady, isClosing } = services;
  const files = { contentUrl: contentService.url, contentHeaders: contentService.headers };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', 'strong');

  app.use(requestId({ log }));
  app.use(requestLog({ quiet: config.production ? QUIET : QUIET_IN_DEVELOPMENT }));
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(healthRouter({ check: isReady, isClosing }));
  app.use(imagesRouter({ ...files, cacheDirectory: config.cacheDirectory }));
  app.use(filmsRouter(files));
  app.use(assets);
  app.use(readOnly);
  app.use(pages({ content, siteUrl: config.siteUrl, landing: config.landing }));
  app.use(errors({ content }));
  app.use(lastResort);
  return app;
};
