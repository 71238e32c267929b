import type { Locale } from '../../locales/locales.ts';
import type { PlaceUnknown } from './Geocoder.ts';

/** Letters, spaces, hyphens and apostrophes: the name of a country has nothing else. */
const NAME = /^[\p{L}\p{M} '’-]+$/u;

/** What the log is told of a text that no country is known by: the text itself only where it can be a name. */
export const placeUnknown = (text: string, locale: Locale): PlaceUnknown => ({
  event: 'place-unknown',
  reason: 'The geocoder knows no country by this name, so the map stays as it is',
  ...(NAME.test(text) && { text }),
  characters: [...text].length,
  locale,
});
