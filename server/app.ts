import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { LOCALE_CODES } from '../locales/locales.ts';
import type { PageRecord } from './cache/PageRecord.ts';
import type { CachedPages } from './cache/pages/createSitePageCache.ts';
import type { Purger } from './cache/purge/createPurger.ts';
import type { SharedStore } from './cache/redis/createSharedStore.ts';
import type { Config } from './config/parseConfig.ts';
import type { VisitorKeys } from './http/createVisitorKeys.ts';
import { createLimitStores } from './http/limits/createLimitStores.ts';
import { createGeocoderLimit } from './http/middleware/geocoderLimit.ts';
import { ownLanguages } from './http/middleware/ownLanguages.ts';
import { requestId } from './http/middleware/requestId.ts';
import { requestLog } from './http/middleware/requestLog.ts';
import { securityHeaders } from './http/middleware/securityHeaders.ts';
import { skipAccessLog } from './http/middleware/skipAccessLog.ts';
import { visitorKey } from './http/middleware/visitorKey.ts';
import { visitorLocale } from './http/middleware/visitorLocale.ts';
import { createLeadIntake } from './leads/createLeadIntake.ts';
import { leadLimits } from './leads/leadLimits.ts';
import type { LeadStore } from './leads/store/LeadStore.ts';
import type { FileServices } from './media/createFileServices.ts';
import type { ErrorReporter } from './observability/error-reports/createErrorReporter.ts';
import { getRelease } from './observability/getRelease.ts';
import type { LogRing } from './observability/logs/createLogRing.ts';
import type { PageServices } from './pages/PageBuilder.ts';
import { brandFilesRouter } from './routes/brandFilesRouter.ts';
import { calendarRouter } from './routes/calendarRouter.ts';
import { captchaRouter } from './routes/captchaRouter.ts';
import { contractRouter } from './routes/contractRouter.ts';
import { cspReportsRouter } from './routes/cspReportsRouter.ts';
import { dealersRouter } from './routes/dealersRouter.ts';
import { errors, lastResort } from './routes/errors.ts';
import { feedsRouter } from './routes/feedsRouter.ts';
import { filesRouter } from './routes/filesRouter.ts';
import { formFailuresRouter } from './routes/formFailuresRouter.ts';
import { healthRouter, type Readiness } from './routes/healthRouter.ts';
import { imagesRouter } from './routes/imagesRouter.ts';
import { leadsRouter } from './routes/leadsRouter.ts';
import { listsRouter } from './routes/listsRouter.ts';
import { pages } from './routes/pages.ts';
import { postedForms } from './routes/postedForms.ts';
import { type PreviewRouterOptions, previewRouter } from './routes/previewRouter.ts';
import { purgeRouter } from './routes/purgeRouter.ts';
import { revalidateRouter } from './routes/revalidateRouter.ts';
import { searchRouter } from './routes/searchRouter.ts';
import { securityTxtRouter } from './routes/securityTxtRouter.ts';
import { sitemapsRouter } from './routes/sitemapsRouter.ts';
import { suggestionsRouter } from './routes/suggestionsRouter.ts';
import { tilesRouter } from './routes/tilesRouter.ts';
import { visitsRouter } from './routes/visitsRouter.ts';
import type { RunningCaptcha } from './services/captcha/startCaptcha.ts';
import type { Geocoder } from './services/geocoding/Geocoder.ts';

export interface AppServices extends PageServices {
  /** The same for one page, whose record collects its dependencies. */
  servicesFor: (record: PageRecord) => PageServices;
  log: Logger;
  files: FileServices;
  geocoder: Geocoder;
  captcha: RunningCaptcha;
  /** Where accepted leads are stored. */
  leads: LeadStore;
  /** The newest requests, for the inspector. */
  ring: LogRing;
  reporter: ErrorReporter;
  visitorKeys: VisitorKeys;
  /** What processes share; undefined when each is for itself. */
  shared: SharedStore | undefined;
  /** The page cache; undefined renders each page anew. */
  cachedPages?: CachedPages | undefined;
  /** Marks changed content and its pages as stale. */
  purge: Purger['purge'];
  /** The browser's own files: built, or served by Vite. */
  assets: RequestHandler;
  readiness: Readiness;
  /** Drafts for editors; undefined: there are none. */
  preview?: Omit<PreviewRouterOptions, 'servicesFor' | 'shared'> | undefined;
}

/** The site as an Express app that does not listen yet: its middleware in order. */
export function createApp(config: Config, services: AppServices): Express {
  const { log, record, content, dealers, search, geocoder, mapTiles, forms, brand, siteUrl } = services;
  const { servicesFor, files, captcha, leads, reporter, assets, readiness, cachedPages, purge } = services;
  const { landing, gtmId, oneTrustId, tiles, contentHookSecret: secret } = config;
  const consent = { gtmId, oneTrustId, release: getRelease() };
  const limitStores = createLimitStores(services.shared, config.redisUrl);
  const geocoderLimit = createGeocoderLimit(limitStores('questions'));
  const pageServices = { record, content, dealers, search, mapTiles, forms, brand, siteUrl };
  const intake = createLeadIntake({ store: leads, check: captcha.check, services: pageServices });
  const takingLeads = { intake, dealers, limits: leadLimits(limitStores), reporter };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', 'strong');

  app.use(requestId({ log, brand: brand.name }));
  app.use(requestLog);
  app.use(visitorKey(services.visitorKeys));
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(skipAccessLog(healthRouter(readiness)));
  app.use(skipAccessLog(imagesRouter(files.images)));
  app.use(skipAccessLog(filesRouter(files)));
  if (!tiles) app.use(skipAccessLog(tilesRouter(files.tiles)));
  app.use(skipAccessLog(contractRouter()));
  if (brand.publicVersion) app.use(skipAccessLog(brandFilesRouter(brand, config.brandFolder)));
  app.use(skipAccessLog(assets));
  if (secret) app.use(purgeRouter({ secret, purge }), revalidateRouter({ secret, purge }));
  if (services.preview) app.use(previewRouter({ ...services.preview, shared: services.shared, servicesFor }));
  app.use(cspReportsRouter({ log, store: limitStores('csp-reports') }));
  app.use(visitsRouter({ brand, store: limitStores('visits') }));
  app.use(formFailuresRouter({ reporter, store: limitStores('form-failures') }));
  app.use(leadsRouter(takingLeads));
  app.use(postedForms({ ...takingLeads, services: pageServices, consent, budget: cachedPages?.budget }));
  app.use(readOnly);
  if (brand.languages.length < LOCALE_CODES.length) app.use(ownLanguages(brand));
  if (!landing) app.use(visitorLocale(config));
  app.use(listsRouter({ dealers }));
  app.use(dealersRouter({ dealers }));
  app.use(suggestionsRouter({ geocoder, geocoderLimit, dealers }));
  app.use(searchRouter({ search, brand, store: limitStores('search') }));
  const { embeddedUrl: url, upstream } = captcha;
  if (url) app.use(captchaRouter({ url, upstream, store: limitStores('puzzles') }));
  app.use(securityTxtRouter({ brand, siteUrl, contact: config.securityContact }));
  app.use(sitemapsRouter({ content, dealers, siteUrl, brand }));
  app.use(feedsRouter({ content, brand, siteUrl }));
  app.use(calendarRouter({ content, dealers, brand, siteUrl, budget: cachedPages?.budget }));
  app.use(
    pages({
      servicesFor,
      budgetMs: config.contentBudgetMs,
      landing,
      consent,
      geocoder,
      geocoderLimit,
      cachedPages,
    }),
  );
  app.use(errors({ content, brand, consent, isCached: cachedPages !== undefined }));
  app.use(lastResort);
  return app;
}

/** Pages are read-only: any other method gets a 405 (RFC 9110 §15.5.6). */
const readOnly: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  return response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
};
