import type { CountryCode } from '../../../locales/countries/countryCenters.ts';
import type { Locale } from '../../../locales/locales.ts';

/** A country and where a map centres on it. */
export interface Place {
  countryCode: CountryCode;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** Finds countries by what visitors type. Both throw UpstreamError when the service does not answer properly. */
export interface Geocoder {
  /** @param text as `parsePlaceText` lets it through. @returns undefined when nothing is known by this name. */
  search(text: string, locale: Locale): Promise<Place | undefined>;
  /** Names of countries in the language that the text may be meant for, at most five. */
  suggest(text: string, locale: Locale): Promise<readonly string[]>;
}

/** A place the service does not know: the map stays as it is (behaviour §14.6). */
export interface PlaceUnknown {
  event: 'place-unknown';
  reason: string;
  /** What was looked for, where it can be a name: visitors type addresses and numbers of people too. */
  text?: string;
  /** How long it was. */
  characters: number;
  locale: Locale;
}
