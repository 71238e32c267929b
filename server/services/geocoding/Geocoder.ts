import type { CountryCode } from '../../../locales/countries/countryCenters.ts';
import type { Locale } from '../../../locales/locales.ts';

/** In degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A country and the center of its map. */
export interface Place extends Position {
  countryCode: CountryCode;
}

/** A town, a postal code or an address. */
export interface Spot extends Position {
  /** Of its town. */
  name?: string;
  /** Its postal code, or how those of its region begin. */
  postcode?: string;
  countryCode?: CountryCode;
}

/** Finds places by visitors' input. All throw UpstreamError when the service fails. */
export interface Geocoder {
  /** @param text from `parsePlaceText`. @returns undefined for an unknown name. */
  search(text: string, locale: Locale): Promise<Place | undefined>;
  /**
   * Where a town, a postal code or an address is: all of that name, the most likely first.
   * @returns none for an unknown one.
   */
  locate(text: string, locale: Locale): Promise<readonly Spot[]>;
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
