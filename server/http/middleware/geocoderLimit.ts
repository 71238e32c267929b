import type { Request, RequestHandler, Response } from 'express';
import type { Store } from 'express-rate-limit';
import type { Geocoder } from '../../services/geocoding/Geocoder.ts';
import { UpstreamError } from '../errors.ts';
import { createLimitStores, limitKey } from '../limits/createLimitStores.ts';
import { createQuestionLimit } from '../limits/createQuestionLimit.ts';

/** Calls for one address in a minute: more than anyone types, less than the site's quota. */
const QUERIES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Limit of geocoder calls for one visitor, by pages and scripts together. */
export interface GeocoderLimit {
  /** Counts a call of a script; beyond the limit it answers 429 as JSON. */
  forScripts: RequestHandler;
  /**
   * The geocoder for a page: it counts each call, and beyond the limit it fails like a service that is down. The page
   * then lacks only the search, so its status is unchanged; Retry-After is set, and the page is not cached.
   */
  forPage(geocoder: Geocoder, request: Request, response: Response): Geocoder;
}

/** One counter for each address, shared by pages and scripts: no visitor can use up the whole quota. */
export function createGeocoderLimit(store: Store = createLimitStores(undefined)('questions')): GeocoderLimit {
  const forScripts = createQuestionLimit({
    perMinute: QUERIES_PER_MINUTE,
    store,
    message: 'Too many questions from this IP address; try again in a minute',
  });

  const count = async (request: Request, response: Response): Promise<void> => {
    const { totalHits, resetTime } = await store.increment(limitKey(request));
    if (totalHits <= QUERIES_PER_MINUTE) return;
    const wait = resetTime ? resetTime.getTime() - Date.now() : MINUTE_MS;
    response.set({ 'Retry-After': `${Math.max(1, Math.ceil(wait / 1000))}`, 'Cache-Control': 'no-store' });
    throw new UpstreamError('The geocoder was not asked: too many questions from this IP address');
  };

  return {
    forScripts,
    forPage: (geocoder, request, response) => ({
      async search(text, locale) {
        await count(request, response);
        return geocoder.search(text, locale);
      },
      async locate(text, locale) {
        await count(request, response);
        return geocoder.locate(text, locale);
      },
      async suggest(text, locale) {
        await count(request, response);
        return geocoder.suggest(text, locale);
      },
    }),
  };
}
