import type { Locale } from '../../locales/locales.ts';
import { cacheObserved } from '../cache/cacheObserved.ts';
import type { DataCache } from '../cache/DataCache.ts';
import { UpstreamError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';
import { askTwice } from '../upstream/askTwice.ts';
import type { Circuit } from '../upstream/createCircuit.ts';
import type { Observe } from '../upstream/UpstreamCall.ts';
import type { Geocoder, PlaceUnknown } from './Geocoder.ts';
import { placeUnknown } from './placeUnknown.ts';
import { readCountryName, readPlace } from './readPlace.ts';

export interface GeocoderOptions {
  /** Address of a geocoder that speaks as Geoapify does, without trailing slash. */
  url: string;
  /** Its secret, undefined when it asks for none. */
  key: string | undefined;
  cache: DataCache;
  /** For both tries of a question together. */
  deadlineMs: number;
  report: (event: PlaceUnknown) => void;
  observe: Observe;
  /** Leaves the service alone while it is down. */
  circuit?: Circuit;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 2;
/** Countries seldom move. */
const EXPIRY_SECONDS = 86_400;
/** That nothing is known may be a fault of the moment, or of the visitor's. */
const UNKNOWN_EXPIRY_SECONDS = 300;
const SUGGESTIONS = 5;
/** A country with its outline is some kilobytes; a megabyte is no answer to our question. */
const ASKED = { service: 'geocoder', who: 'The geocoder', maxMegabytes: 1 } as const;

type Endpoint = 'search' | 'autocomplete';

/** Makes the client of the geocoding service (spec 1 §7): countries alone, by name in a language. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { url, key, cache, deadlineMs, report, observe, circuit } = options;

  /** The features of the answer, unread. Address and text hold the key and what the visitor typed: only the path is told. */
  const ask = async (what: Endpoint, text: string, limit: number, lang: Locale): Promise<unknown[]> => {
    const address = new URL(`${url}/v1/geocode/${what}`);
    const shown = address.pathname;
    const query = { text, type: 'country', limit: String(limit), lang, ...(key && { apiKey: key }) };
    address.search = new URLSearchParams(query).toString();
    const signal = AbortSignal.timeout(deadlineMs);
    const { body } = await askTwice({ ...ASKED, address, shown, signal, observe, circuit });
    if (isRecord(body) && Array.isArray(body.features)) return body.features;
    throw new UpstreamError(`The geocoder sent no feature collection: ${shown}`);
  };
  /** An answer is the list of what is known; that nothing is known is kept for less time. */
  const kept = <T>(what: Endpoint, text: string, locale: Locale, make: () => Promise<T[]>): Promise<T[]> =>
    cacheObserved(
      {
        cache,
        key: `geocoder:${CACHE_VERSION}:${locale}:${what}:${text.toLowerCase()}`,
        expirySeconds: EXPIRY_SECONDS,
        expiryOf: ({ length }) => (length > 0 ? EXPIRY_SECONDS : UNKNOWN_EXPIRY_SECONDS),
        observe,
        service: 'geocoder',
        url: new URL(`${url}/v1/geocode/${what}`).pathname,
      },
      make,
    );

  return {
    async search(text, locale) {
      const [place] = await kept('search', text, locale, async () => {
        const places = readFeatures(await ask('search', text, 1, locale), readPlace);
        if (places.length === 0) report(placeUnknown(text, locale));
        return places;
      });
      return place;
    },

    suggest: (text, locale) =>
      kept('autocomplete', text, locale, async () => {
        const names = readFeatures(await ask('autocomplete', text, SUGGESTIONS, locale), readCountryName);
        return [...new Set(names)].slice(0, SUGGESTIONS);
      }),
  };
}

/** Those that can be read. @throws UpstreamError when there are some, but none that can. */
function readFeatures<T>(features: readonly unknown[], read: (feature: unknown) => T | undefined): T[] {
  const values = features.map(read).filter((value) => value !== undefined);
  if (features.length === 0 || values.length > 0) return values;
  throw new UpstreamError('The geocoder sent features of which none says what is needed');
}
