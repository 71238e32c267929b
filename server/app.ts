import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RunningCaptcha } from './captcha/startCaptcha.ts';
import type { Config } from './config.ts';
import type { VisitorKeys } from './createVisitorKeys.ts';
import type { ErrorReporter } from './error-reports/ErrorReporter.ts';
import type { FileSource } from './files/fetchFile.ts';
import { createLeadIntake } from './leads/createLeadIntake.ts';
import { leadLimits } from './leads/leadLimits.ts';
import type { LeadStore } from './leads/store/LeadStore.ts';
import { createLimitStores } from './limits/createLimitStores.ts';
import type { LogRing } from './logs/createLogRing.ts';
import { createQuestionLimit } from './middleware/questionLimit.ts';
import { quietly } from './middleware/quietly.ts';
import { readOnly } from './middleware/readOnly.ts';
import { requestId } from './middleware/requestId.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { visitorKey } from './middleware/visitorKey.ts';
import { visitorLocale } from './middleware/visitorLocale.ts';
import type { KeptPages } from './page-cache/createSitePages.ts';
import type { PageServices } from './pages/PageBuilder.ts';
import type { SharedStore } from './redis/SharedStore.ts';
import { observeUpstream } from './reportContent.ts';
import { calendarRouter } from './routes/calendarRouter.ts';
import { contractRouter } from './routes/contractRouter.ts';
import { dealersRouter } from './routes/dealersRouter.ts';
import { errors } from './routes/errors.ts';
import { feedsRouter } from './routes/feedsRouter.ts';
import { filmsRouter } from './routes/filmsRouter.ts';
import { geocodeRouter } from './routes/geocodeRouter.ts';
import { healthRouter } from './routes/healthRouter.ts';
import { imagesRouter } from './routes/imagesRouter.ts';
import { lastResort } from './routes/lastResort.ts';
import { leadsRouter } from './routes/leadsRouter.ts';
import { listsRouter } from './routes/listsRouter.ts';
import { pages } from './routes/pages.ts';
import { postedForms } from './routes/postedForms.ts';
import { purgeRouter } from './routes/purgeRouter.ts';
import { puzzleRouter } from './routes/puzzleRouter.ts';
import { sitemapsRouter } from './routes/sitemapsRouter.ts';
import { tilesRouter } from './routes/tilesRouter.ts';

export interface AppServices extends PageServices {
  log: Logger;
  contentService: FileSource;
  captcha: RunningCaptcha;
  /** Where accepted leads are kept. */
  leads: LeadStore;
  /** The newest requests, for the inspector. */
  ring: LogRing;
  reporter: ErrorReporter;
  visitorKeys: VisitorKeys;
  /** What processes share; undefined when each is for itself. */
  shared: SharedStore | undefined;
  /** Pages that are made once for everybody; undefined makes each anew. */
  kept?: KeptPages | undefined;
  /** Forgets what has changed: the data and the pages made of it. */
  purge: Parameters<typeof purgeRouter>[0]['purge'];
  /** The browser's own files: as built, or made by Vite on the fly. */
  assets: RequestHandler;
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

/** The site as an Express app that does not listen yet: what a request meets, in order. */
export function createApp(config: Config, services: AppServices): Express {
  const { log, content, dealers, geocoder, mapTiles, forms, siteUrl } = services;
  const { contentService, captcha, leads, reporter, assets, isReady, isClosing, kept, purge } = services;
  const { cacheDirectory, landing, gtmId, oneTrustId, tiles } = config;
  const consent = { gtmId, oneTrustId };
  const limitStores = createLimitStores(services.shared);
  const questions = createQuestionLimit(limitStores('questions'));
  const pageServices = { content, dealers, geocoder, mapTiles, forms, siteUrl };
  const intake = createLeadIntake({ store: leads, check: captcha.check, services: pageServices });
  const takingLeads = { intake, limits: leadLimits(limitStores), reporter };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', 'strong');

  app.use(requestId({ log }));
  app.use(requestLog);
  app.use(visitorKey(services.visitorKeys));
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(quietly(healthRouter({ check: isReady, isClosing })));
  app.use(quietly(imagesRouter({ source: contentService, cacheDirectory })));
  app.use(quietly(filmsRouter(contentService)));
  if (!tiles) app.use(quietly(tilesRouter({ cacheDirectory })));
  app.use(quietly(contractRouter()));
  app.use(quietly(assets));
  if (config.contentHookSecret) app.use(purgeRouter({ secret: config.contentHookSecret, purge }));
  app.use(leadsRouter(takingLeads));
  app.use(postedForms({ ...takingLeads, services: pageServices, consent }));
  app.use(readOnly);
  if (!landing) app.use(visitorLocale(config));
  app.use(listsRouter({ content }));
  app.use(dealersRouter({ dealers }));
  app.use(geocodeRouter({ geocoder, questions, dealers }));
  if (captcha.embeddedUrl) {
    app.use(
      puzzleRouter({
        url: captcha.embeddedUrl,
        observe: observeUpstream(log),
        store: limitStores('puzzles'),
      }),
    );
  }
  app.use(sitemapsRouter({ content, dealers, siteUrl }));
  app.use(feedsRouter({ content, siteUrl }));
  app.use(calendarRouter({ content, siteUrl }));
  app.use(pages({ ...pageServices, landing, consent, questions, kept }));
  app.use(errors({ content, consent }));
  app.use(lastResort);
  return app;
}
