import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { Geocoder } from '../../services/geocoding/Geocoder.ts';
import { UpstreamError } from '../errors.ts';
import { createLimitStores, limitKey } from '../limits/createLimitStores.ts';

/** Questions of one address in a minute: more than anyone types, less than our share of the service. */
const QUERIES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** How often one visitor may have the geocoder asked, whichever way. */
export interface GeocoderLimit {
  /** Counts a question of a script; beyond the limit it answers 429 as JSON. */
  forScripts: RequestHandler;
  /**
   * The geocoder for the page of a request: it counts each question, and beyond the limit it fails as if the service
   * did not answer. The page is then whole but for the search, so its status stays what it is; Retry-After says when
   * it is worth another try, and nobody keeps it until then.
   */
  forPage(geocoder: Geocoder, request: Request, response: Response): Geocoder;
}

/** One count for each address, shared by pages and scripts: nobody can use up what everybody shares. */
export function createGeocoderLimit(store: Store = createLimitStores(undefined)('questions')): GeocoderLimit {
  const forScripts = rateLimit({
    windowMs: MINUTE_MS,
    limit: QUERIES_PER_MINUTE,
    store,
    keyGenerator: limitKey,
    // Answers are kept by whoever stands between: what is left to one visitor, or who it is, is no part of them.
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, response) =>
      void response
        .status(429)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
        .json({ message: 'Too many questions from this address; try again in a minute' }),
  });

  const count = async (request: Request, response: Response): Promise<void> => {
    const { totalHits, resetTime } = await store.increment(limitKey(request));
    if (totalHits <= QUERIES_PER_MINUTE) return;
    const wait = resetTime ? resetTime.getTime() - Date.now() : MINUTE_MS;
    response.set({ 'Retry-After': `${Math.max(1, Math.ceil(wait / 1000))}`, 'Cache-Control': 'no-store' });
    throw new UpstreamError('The geocoder was not asked: too many questions from this address');
  };

  return {
    forScripts,
    forPage: (geocoder, request, response) => ({
      async search(text, locale) {
        await count(request, response);
        return geocoder.search(text, locale);
      },
      async suggest(text, locale) {
        await count(request, response);
        return geocoder.suggest(text, locale);
      },
    }),
  };
}
