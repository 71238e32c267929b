import { type Request, Router } from 'express';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { LOCATOR_KINDS, type LocatorKind } from '../../schemas/parts/locatorKind.ts';
import type { GeocoderLimit } from '../http/middleware/geocoderLimit.ts';
import { listOrEmpty } from '../pages/listOrEmpty.ts';
import { findByName, hasWord } from '../pages/locator/findByName.ts';
import { type Located, locatorList } from '../pages/locator/locatorList.ts';
import { toQueryValue } from '../services/content/toQueryValue.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import { getDealerTitle } from '../services/dealers/segments.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import { parsePlaceText } from '../services/geocoding/parsePlaceText.ts';
import { jsonErrors } from './jsonErrors.ts';

const CACHE_CONTROL = 'public, max-age=3600';
const SUGGESTIONS = 5;

interface SuggestionsOptions {
  geocoder: Geocoder;
  geocoderLimit: GeocoderLimit;
  dealers: Pick<DealerService, 'dealers'>;
}

interface SuggestionQuery {
  text: string;
  locale: Locale;
  /** The list to search; undefined: countries only. */
  kind: LocatorKind | undefined;
}

/** The parsed query, or a sentence about what is wrong with it. */
function parseSuggestionQuery({ query }: Request): SuggestionQuery | string {
  const text = parsePlaceText(query.text);
  const locale = LOCALE_CODES.find((code) => code === query.locale);
  if (text === undefined) return 'The query needs a text of 1 to 80 characters';
  if (!locale) return 'The query names no language of the site';
  const kind = LOCATOR_KINDS.find((known) => known === query.kind);
  return kind || query.kind === undefined ? { text, locale, kind } : 'The query names no kind of dealer';
}

/**
 * GET /api/autocomplete?text=&locale=&kind= returns a JSON list of names of countries, then towns and names of that
 * list, at most five together (behaviour §6.5). The geocoding service's key stays on the server.
 *
 * Errors are JSON as well: 400 with what is wrong with the query, 429 beyond the limit of one address, 503 with
 * `Retry-After` while the geocoder does not answer.
 */
export function suggestionsRouter({ geocoder, geocoderLimit, dealers }: SuggestionsOptions): Router {
  const suggest = async ({ text, locale, kind }: SuggestionQuery): Promise<string[]> => {
    const countries = await geocoder.suggest(text, locale);
    if (!kind) return [...countries];
    const all = await listOrEmpty(dealers.dealers(), 'suggestions of towns and names', {});
    const names = suggestNames(locatorList(all, kind, locale).byTitle, text);
    return [...new Set([...countries, ...names])].slice(0, SUGGESTIONS);
  };
  return Router({ strict: true, caseSensitive: true })
    .get('/api/autocomplete', geocoderLimit.forScripts, async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const query = parseSuggestionQuery(request);
      if (typeof query === 'string') return void response.status(400).json({ message: query });
      const names = await suggest(query);
      response.set('Cache-Control', CACHE_CONTROL).json(names);
    })
    .use(jsonErrors({ event: 'geocoding-failed', message: 'Places cannot be looked up now' }));
}

/** Towns, then names, that match a text and that a search for it would find. Each once. */
function suggestNames(entries: readonly Located[], text: string): string[] {
  const wanted = toQueryValue(text);
  const found = findByName(entries, text);
  const towns = found
    .filter(({ billingCity = '', billingPostalCode = '' }) =>
      [billingCity, billingPostalCode].some((value) => hasWord(value, wanted)),
    )
    .flatMap(({ billingCity }) => billingCity ?? []);
  const names = found.map(getDealerTitle).filter((title) => hasWord(title, wanted));
  return [...new Set([...towns, ...names])];
}
