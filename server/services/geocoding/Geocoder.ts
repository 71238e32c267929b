import type { CountryCode } from '../../../locales/countries/countryCenters.ts';
import type { Locale } from '../../../locales/locales.ts';

/** A country and the center of its map. */
export interface Place {
  countryCode: CountryCode;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** Finds countries by visitors' input. Both throw UpstreamError when the service fails. */
export interface Geocoder {
  /** @param text from `parsePlaceText`. @returns undefined for an unknown name. */
  search(text: string, locale: Locale): Promise<Place | undefined>;
  /** Names of countries in the language that match a text, at most five. */
  suggest(text: string, locale: Locale): Promise<readonly string[]>;
}

/** A place the service does not know: the map stays as it is (behaviour §14.6). */
export interface PlaceUnknown {
  event: 'place-unknown';
  reason: string;
  /** The text, where it can be a name: visitors also type addresses and phone numbers. */
  text?: string;
  /** Its length. */
  characters: number;
  locale: Locale;
}
