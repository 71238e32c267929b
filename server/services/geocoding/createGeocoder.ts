import type { Locale } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { DataCache } from '../../cache/data/DataCache.ts';
import { fetchObserved } from '../../cache/data/fetchObserved.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { fetchWithRetry } from '../upstream/fetchWithRetry.ts';
import type { Geocoder, PlaceUnknown } from './Geocoder.ts';
import { parseCountryName, parsePlace, parseSpot } from './parsePlace.ts';

interface GeocoderOptions {
  /** URL of a geocoder with Geoapify's API, without trailing slash. */
  url: string;
  /** Its secret, if it needs one. */
  key: string | undefined;
  cache: DataCache;
  report: (event: PlaceUnknown) => void;
  upstream: Upstream;
}

/** Increased whenever the shape of cached values changes, so that a shared cache never serves old ones. */
const CACHE_VERSION = 6;
/** Places seldom move. */
const EXPIRY_SECONDS = 86_400;
/** An unknown name may be a temporary fault. */
const UNKNOWN_EXPIRY_SECONDS = 300;
const SUGGESTIONS = 5;
/** Towns of one name. */
const SPOTS = 5;
/** A country with its outline is some kilobytes; a megabyte is no valid answer. */
const ASKED = { who: 'The geocoder', maxMegabytes: 1 } as const;

type Endpoint = 'search' | 'autocomplete';

/** What is asked: the country of that name, the places of that name, or countries whose names start so. */
type Question = 'country' | 'place' | 'suggestions';

const ENDPOINTS: Record<Question, Endpoint> = {
  country: 'search',
  place: 'search',
  suggestions: 'autocomplete',
};

const toEndpointQuery: Record<Question, (text: string) => Record<string, string>> = {
  country: (country) => ({ country }),
  place: (text) => ({ text, limit: `${SPOTS}` }),
  suggestions: (text) => ({ text, type: 'country', limit: `${SUGGESTIONS}` }),
};

/** Creates the client of the geocoding service (behaviour §14.6). */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { url, key, cache, report, upstream } = options;

  /**
   * The unparsed features of the response. The URL contains the key and the visitor's input: only its path is logged.
   */
  const ask = async (what: Question, text: string, lang: Locale): Promise<unknown[]> => {
    const address = new URL(`${url}/v1/geocode/${ENDPOINTS[what]}`);
    const shown = address.pathname;
    const query = { ...toEndpointQuery[what](text), lang, ...(key && { apiKey: key }) };
    address.search = new URLSearchParams(query).toString();
    const { body } = await fetchWithRetry(upstream, { ...ASKED, address, shown });
    if (isRecord(body) && Array.isArray(body.features)) return body.features;
    throw new UpstreamError(`The geocoder sent no feature collection: ${shown}`);
  };
  /** Caches a list of results; an empty one for less time. */
  const cached = async <T>(
    what: Question,
    text: string,
    locale: Locale,
    make: () => Promise<T[]>,
  ): Promise<T[]> => {
    const path = new URL(`${url}/v1/geocode/${ENDPOINTS[what]}`).pathname;
    const { value } = await fetchObserved(
      { cache, upstream, url: path },
      {
        key: `geocoder:${CACHE_VERSION}:${locale}:${what}:${text.toLowerCase()}`,
        freshSeconds: ({ length }) => (length > 0 ? EXPIRY_SECONDS : UNKNOWN_EXPIRY_SECONDS),
        make: async () => ({ value: await make(), tags: [] }),
        // Its calls have their own deadline.
        waitMs: Number.POSITIVE_INFINITY,
      },
    );
    return value;
  };

  return {
    async search(text, locale) {
      const [place] = await cached('country', text, locale, async () =>
        parseFeatures(await ask('country', text, locale), parsePlace),
      );
      return place;
    },

    locate: (text, locale) =>
      cached('place', text, locale, async () => {
        const spots = parseFeatures(await ask('place', text, locale), parseSpot);
        if (spots.length === 0) report(placeUnknown(text, locale));
        return spots;
      }),

    suggest: (text, locale) =>
      cached('suggestions', text, locale, async () => {
        const names = parseFeatures(await ask('suggestions', text, locale), parseCountryName);
        return [...new Set(names)].slice(0, SUGGESTIONS);
      }),
  };
}

/** The valid features. @throws UpstreamError when there are some, but none is valid. */
function parseFeatures<T>(features: readonly unknown[], read: (feature: unknown) => T | undefined): T[] {
  const values = features.map(read).filter((value) => value !== undefined);
  if (features.length === 0 || values.length > 0) return values;
  throw new UpstreamError('The geocoder sent features of which none says what is needed');
}

/** Letters, spaces, hyphens and apostrophes, as in names of places. */
const NAME = /^[\p{L}\p{M} '’-]+$/u;

/** Log fields of an unknown place: the text itself only where it can be a name. */
const placeUnknown = (text: string, locale: Locale): PlaceUnknown => ({
  event: 'place-unknown',
  reason: 'The geocoder knows no place by this name, so the map stays as it is',
  ...(NAME.test(text) && { text }),
  characters: [...text].length,
  locale,
});
