import { type Request, type RequestHandler, Router } from 'express';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { countryName } from '../countries/countryName.ts';
import type { Geocoder } from '../geocoding/Geocoder.ts';
import { readPlaceText } from '../geocoding/readPlaceText.ts';
import type { QuestionLimit } from '../middleware/questionLimit.ts';
import { jsonErrors } from './jsonErrors.ts';

const KEPT = 'public, max-age=3600';

interface GeocodeOptions {
  geocoder: Geocoder;
  questions: QuestionLimit;
}

interface Question {
  text: string;
  locale: Locale;
}

/** What is asked; a sentence that says what is wrong with it when it cannot be. */
function readQuestion({ query }: Request): Question | string {
  const text = readPlaceText(query.text);
  const locale = LOCALE_CODES.find((code) => code === query.locale);
  if (text === undefined) return 'The query needs a text of 1 to 80 characters';
  return locale ? { text, locale } : 'The query names no language of the site';
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
 * GET /api/geocode?text=&locale= answers a country with its place, GET /api/autocomplete?text=&locale= names of
 * countries. The service's key stays here, and one address cannot use up what everybody shares.
 */
export function geocodeRouter({ geocoder, questions }: GeocodeOptions): Router {
  return Router({ strict: true, caseSensitive: true })
    .get(
      '/api/geocode',
      questions.forScripts,
      answering(async ({ text, locale }) => {
        const place = await geocoder.search(text, locale);
        return place && { ...place, name: countryName(place.countryCode, locale) };
      }),
    )
    .get(
      '/api/autocomplete',
      questions.forScripts,
      answering(({ text, locale }) => geocoder.suggest(text, locale)),
    )
    .use(jsonErrors({ event: 'geocoding-failed', message: 'Places cannot be looked up now' }));
}
