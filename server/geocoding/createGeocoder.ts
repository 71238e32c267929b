import type { Locale } from '../../locales/locales.ts';
import type { DataCache } from '../cache/DataCache.ts';
import type { Observe } from '../content/UpstreamCall.ts';
import { fetchFeatures } from './fetchFeatures.ts';
import type { Geocoder, Place, PlaceUnknown } from './Geocoder.ts';
import { readCountryName, readPlace } from './readPlace.ts';

export interface GeocoderOptions {
  /** Address of a geocoder that speaks as Geoapify does, without trailing slash. */
  url: string;
  /** Its secret, undefined when it asks for none. */
  key: string | undefined;
  cache: DataCache;
  deadlineMs: number;
  report: (event: PlaceUnknown) => void;
  observe: Observe;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 1;
/** Countries seldom move. */
const EXPIRY_SECONDS = 86_400;
const SUGGESTIONS = 5;

/** Makes the client of the geocoding service (spec 1 §7): countries alone, by name in a language. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { url, key, cache, report } = options;

  const ask = (what: 'search' | 'autocomplete', text: string, limit: number, lang: Locale) => {
    const address = new URL(`${url}/v1/geocode/${what}`);
    const query = { text, type: 'country', limit: String(limit), lang, ...(key && { apiKey: key }) };
    address.search = new URLSearchParams(query).toString();
    return fetchFeatures(address, options);
  };
  const kept = <T>(what: string, text: string, locale: Locale, make: () => Promise<T>): Promise<T> =>
    cache.cacheFetch(
      `geocoder:${CACHE_VERSION}:${locale}:${what}:${text.toLowerCase()}`,
      EXPIRY_SECONDS,
      make,
    );

  return {
    async search(text, locale) {
      const { place } = await kept<{ place: Place | null }>('search', text, locale, async () => {
        const [feature] = await ask('search', text, 1, locale);
        return { place: readPlace(feature) ?? null };
      });
      if (place) return place;
      const reason = 'The geocoder knows no country by this name, so the map stays as it is';
      report({ event: 'place-unknown', reason, text: text.slice(0, 80), locale });
      return undefined;
    },

    suggest: (text, locale) =>
      kept('suggest', text, locale, async () => {
        const features = await ask('autocomplete', text, SUGGESTIONS, locale);
        const names = features.map(readCountryName).filter((name) => name !== undefined);
        return [...new Set(names)].slice(0, SUGGESTIONS);
      }),
  };
}
