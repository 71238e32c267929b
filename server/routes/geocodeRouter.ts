import { type Request, type RequestHandler, Router } from 'express';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { LOCATOR_KINDS, type LocatorKind } from '../../schemas/parts/locatorKind.ts';
import { countryName } from '../countries/countryName.ts';
import type { DealerService } from '../dealers/DealerService.ts';
import type { Geocoder } from '../geocoding/Geocoder.ts';
import { readPlaceText } from '../geocoding/readPlaceText.ts';
import { locatorList } from '../locator/locatorList.ts';
import { suggestNames } from '../locator/suggestNames.ts';
import type { QuestionLimit } from '../middleware/questionLimit.ts';
import { orEmpty } from '../pages/orEmpty.ts';
import { jsonErrors } from './jsonErrors.ts';

const KEPT = 'public, max-age=3600';
const SUGGESTIONS = 5;

interface GeocodeOptions {
  geocoder: Geocoder;
  questions: QuestionLimit;
  dealers: Pick<DealerService, 'dealers'>;
}

interface Question {
  text: string;
  locale: Locale;
  /** The list that is searched; none when only countries are wanted. */
  kind: LocatorKind | undefined;
}

/** What is asked; a sentence that says what is wrong with it when it cannot be. */
function readQuestion({ query }: Request): Question | string {
  const text = readPlaceText(query.text);
  const locale = LOCALE_CODES.find((code) => code === query.locale);
  if (text === undefined) return 'The query needs a text of 1 to 80 characters';
  if (!locale) return 'The query names no language of the site';
  const kind = LOCATOR_KINDS.find((known) => known === query.kind);
  return kind || query.kind === undefined ? { text, locale, kind } : 'The query names no kind of dealer';
}

/** Whoever asks is a script: every answer is JSON. `answer` makes it; undefined means that there is none. */
const answering =
  (answer: (question: Question) => Promise<unknown>): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const question = readQuestion(request);
    if (typeof question === 'string') return void response.status(400).json({ message: question });
    const found = await answer(question);
    if (found === undefined)
      return void response.status(404).json({ message: 'No country is known by this name' });
    response.set('Cache-Control', KEPT).json(found);
  };

/**
 * GET /api/geocode?text=&locale= answers a country with its place; GET /api/autocomplete?text=&locale=&kind= names of
 * countries, then towns and names of that list, at most five together. The service's key stays here, and one address cannot use up what everybody shares.
 */
export function geocodeRouter({ geocoder, questions, dealers }: GeocodeOptions): Router {
  const suggest = async ({ text, locale, kind }: Question): Promise<string[]> => {
    const countries = await geocoder.suggest(text, locale);
    if (!kind) return [...countries];
    const all = await orEmpty(dealers.dealers(), 'suggestions of towns and names');
    const names = suggestNames(locatorList(all, kind, locale).entries, text);
    return [...new Set([...countries, ...names])].slice(0, SUGGESTIONS);
  };
  return Router({ strict: true, caseSensitive: true })
    .get(
      '/api/geocode',
      questions.forScripts,
      answering(async ({ text, locale }) => {
        const place = await geocoder.search(text, locale);
        return place && { ...place, name: countryName(place.countryCode, locale) };
      }),
    )
    .get('/api/autocomplete', questions.forScripts, answering(suggest))
    .use(jsonErrors({ event: 'geocoding-failed', message: 'Places cannot be looked up now' }));
}
