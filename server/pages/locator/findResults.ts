import { type CountryCode, countryCenters } from '../../../locales/countries/countryCenters.ts';
import { countryName } from '../../../locales/countries/countryName.ts';
import type { Locale } from '../../../locales/locales.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { UpstreamError } from '../../http/errors.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import type { Geocoder, Position } from '../../services/geocoding/Geocoder.ts';
import { type Coordinates, distance } from './distance.ts';
import { ACROSS_KM, findByName, findTown, type Town } from './findByName.ts';
import type { Elsewhere, LocatorResults } from './LocatorResults.ts';
import type { Located, LocatorList } from './locatorList.ts';
import type { LocatorQuery } from './parseLocatorQuery.ts';
import { PLACE_ZOOM, toView, WORLD } from './toView.ts';

/** Nearest entries that the map around a place shows: of five, the last is often in another country. */
const AROUND = 3;

interface FindOptions {
  /** Undefined for pages for all visitors: a search then uses only names and towns. */
  geocoder: Geocoder | undefined;
  locale: Locale;
  /** The lists of the other kinds. */
  others: readonly { kind: LocatorKind; list: LocatorList }[];
}

const nearest = (
  entries: readonly Located[],
  place: Coordinates,
): Required<Pick<LocatorResults, 'entries' | 'isNear'>> => ({
  entries: entries
    .map((entry) => ({ ...entry, km: distance(place, entry) }))
    .sort((one, other) => one.km - other.km),
  isNear: true,
});

/** The nearest to a place, and a map of the first of them. */
function around(entries: readonly Located[], place: Coordinates): LocatorResults {
  const found = nearest(entries, place);
  return { ...found, view: toView([place, ...found.entries.slice(0, AROUND)]) };
}

/** The nearest to a town with entries: to its centre where the geocoder knows it, else to the first of them. */
function inTown({ entries }: LocatorList, { place, there }: Town, known: Position | string): LocatorResults {
  const isThere = typeof known !== 'string' && distance(known, place) < ACROSS_KM;
  const centre = isThere ? known : place;
  const found = nearest(entries, centre);
  return { ...found, view: toView([centre, ...found.entries.slice(0, Math.max(AROUND, there.length))]) };
}

/** Results in other lists only; with the nearest to them where the text is a town. */
function elsewhere(list: LocatorList, text: string, { others }: FindOptions): LocatorResults | undefined {
  const found = others
    .map(({ kind, list: { entries } }) => ({ kind, entries: findByName(entries, text) }))
    .filter(({ entries }) => entries.length > 0);
  if (found.length === 0) return undefined;
  const town = findTown(
    found.flatMap(({ entries }) => entries),
    text,
  );
  return {
    ...(town ? around(list.entries, town.place) : everything(list)),
    miss: { id: 'locator.elsewhere', what: text },
    elsewhere: found.map(({ kind, entries: { length: count } }) => ({ kind, count })),
  };
}

/** What the geocoder knows of a text; its failure is logged, and the page has no place. */
async function askGeocoder<Found extends Position>(
  { geocoder }: FindOptions,
  ask: (geocoder: Geocoder) => Promise<Found | undefined>,
): Promise<Found | 'unknownPlace' | 'searchDown'> {
  try {
    return (geocoder && (await ask(geocoder))) ?? 'unknownPlace';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    currentRequest()?.log.warn({ event: 'geocoder-failed' }, error.message);
    return 'searchDown';
  }
}

const everything = ({ entries }: LocatorList): LocatorResults => ({ entries, view: WORLD });

/** Those of a country, or else the nearest to its center, which needs no service (behaviour §6.4). */
function inCountry(list: LocatorList, code: CountryCode, locale: Locale): LocatorResults {
  const country = { code, name: countryName(code, locale) };
  const entries = list.byCountry.get(code);
  if (entries) return { entries, view: toView(entries), country };
  const [latitude, longitude] = countryCenters[code];
  const place = { latitude, longitude };
  return {
    ...nearest(list.entries, place),
    view: { ...place, zoom: PLACE_ZOOM },
    country,
    miss: { id: 'locator.noneThere', what: country.name },
  };
}

async function bySearch(
  list: LocatorList,
  text: string,
  options: FindOptions,
): Promise<LocatorResults | Elsewhere> {
  const { locale } = options;
  const place = await askGeocoder(options, (geocoder) => geocoder.search(text, locale));
  if (typeof place !== 'string') return { leadsTo: { type: 'country', code: place.countryCode } };
  // One that is down is not asked a second time.
  const locate = async () =>
    place === 'searchDown' ? place : askGeocoder(options, (geocoder) => geocoder.locate(text, locale));
  const entries = findByName(list.entries, text);
  const town = findTown(entries, text);
  if (town) return inTown(list, town, await locate());
  if (entries.length > 0) return { entries, view: toView(entries) };
  const known = elsewhere(list, text, options);
  if (known) return known;
  const position = await locate();
  if (typeof position !== 'string') {
    return { ...around(list.entries, position), miss: { id: 'locator.noneThere', what: text } };
  }
  return { ...everything(list), miss: { id: `locator.${position}`, what: text } };
}

/**
 * Results for an address of the locator (behaviour §6.3, §6.4). A place without entries shows the nearest to it, and so
 * does a town, with or without entries, and a postal code or address that the geocoder knows; an unknown text, the
 * whole list and map. An entry that no longer exists redirects to the list.
 */
export async function findResults(
  list: LocatorList,
  query: LocatorQuery,
  options: FindOptions,
): Promise<LocatorResults | Elsewhere> {
  switch (query.type) {
    case 'dealer': {
      const entry = list.byId.get(query.id);
      if (!entry) return { leadsTo: { type: 'all' } };
      return { entries: [entry], view: toView([entry]), selected: entry.accountId };
    }
    case 'near':
      return around(list.entries, query.place);
    case 'country':
      return inCountry(list, query.code, options.locale);
    case 'search':
      return bySearch(list, query.text, options);
    case 'all':
      return everything(list);
  }
}
