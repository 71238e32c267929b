import type { Locale } from '../../../locales/locales.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { UpstreamError } from '../../http/errors.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';
import type { Geocoder, Spot } from '../../services/geocoding/Geocoder.ts';
import { type Coordinates, distance, nearest } from './distance.ts';
import { ACROSS_KM, findByName, findTown, findTowns, type Town, withoutCountry } from './findByName.ts';
import type { Elsewhere, LocatorResults } from './LocatorResults.ts';
import { type Located, type LocatorList, toLabel } from './locatorList.ts';
import { toView, WORLD } from './toView.ts';

/** Nearest entries that the map around a place shows: of five, the last is often in another country. */
const AROUND = 3;
/** More places of one name are not read. */
const MOST_CHOICES = 5;

export interface FindOptions {
  /** Undefined for pages for all visitors: a search then uses only names and towns. */
  geocoder: Geocoder | undefined;
  locale: Locale;
  /** The lists of the other kinds. */
  others: readonly { kind: LocatorKind; list: LocatorList }[];
}

export const everything = ({ entries }: LocatorList): LocatorResults => ({ entries, view: WORLD });

/** The nearest to a place, and a map of the first of them. */
export function around(entries: readonly Located[], place: Coordinates, shown = AROUND): LocatorResults {
  const found = nearest(entries, place);
  return { ...found, view: toView([place, ...found.entries.slice(0, shown)]) };
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
async function askGeocoder<Found extends object>(
  { geocoder }: FindOptions,
  ask: (geocoder: Geocoder) => Promise<Found | undefined>,
): Promise<Found | undefined | 'searchDown'> {
  try {
    return geocoder && (await ask(geocoder));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    currentRequest()?.log.warn({ event: 'geocoder-failed' }, error.message);
    return 'searchDown';
  }
}

/** Places of one name: the towns of the list that the text names, and those that the geocoder knows. */
interface Namesakes {
  text: string;
  towns: readonly Town[];
  spots: readonly Spot[];
}

const isNear = (one: Coordinates, other: Coordinates) => distance(one, other) <= ACROSS_KM;

/** The most likely of several places of one name, and the others as choices; undefined where none has it. */
function atPlace(list: LocatorList, { text, towns, spots }: Namesakes, locale: Locale) {
  const [head = ''] = text.split(',');
  const named = spots.filter(({ name = '' }) => toQueryValue(name) === toQueryValue(head));
  const town =
    towns.find(({ isExact }) => isExact) ??
    towns.find(({ place }) => named.some((spot) => isNear(spot, place))) ??
    (named.length === 0 && towns.length === 1 ? towns[0] : undefined);
  const centre = town ? (spots.find((spot) => isNear(spot, town.place)) ?? town.place) : named[0];
  if (!centre) return undefined;
  const found = around(list.entries, centre, Math.max(AROUND, town?.there.length ?? 0));
  const label = (name = head, code?: string) => toLabel(name, code, locale);
  const places = [
    ...towns.map(({ place, there: [one] }) => ({
      place,
      name: label(one.billingCity, one.billingCountryCode),
    })),
    ...named.map((spot) => ({ place: spot, name: label(spot.name, spot.countryCode) })),
  ];
  const from = places.find(({ place }) => isNear(place, centre))?.name ?? head;
  const choices = places.filter(({ place }) => !isNear(place, centre)).map(({ name }) => name);
  const others = [...new Set(choices)].filter((name) => name !== from).slice(0, MOST_CHOICES);
  return {
    ...found,
    ...(!town && missFrom(found, text)),
    ...(others.length > 0 && { from, choices: others }),
  };
}

/** The nearest to a postal code or an address, with the town that was understood; other places of it as choices. */
function atSpot({ entries }: LocatorList, text: string, [spot, ...others]: readonly Spot[], locale: Locale) {
  if (!spot) return undefined;
  const found = around(entries, spot);
  const { name, postcode } = spot;
  const from = name && (postcode ? `${name} (${postcode})` : name);
  const far = others.filter((other) => other.name && !isNear(other, spot));
  const choices = [...new Set(far.map((one) => toLabel(one.name, one.countryCode, locale)))];
  return {
    ...found,
    ...missFrom(found, text),
    ...(from && { from }),
    ...(choices.length > 0 && { choices }),
  };
}

/** Whom a search for a text finds, by name, town, or a place that the geocoder knows (behaviour §6.4). */
export async function findBySearch(
  list: LocatorList,
  text: string,
  options: FindOptions,
): Promise<LocatorResults | Elsewhere> {
  const { locale } = options;
  const country = await askGeocoder(options, (geocoder) => geocoder.search(text, locale));
  if (typeof country === 'object') return { leadsTo: { type: 'country', code: country.countryCode } };
  const { name, within } = withoutCountry(list, text);
  const entries = findByName(within, name);
  const towns = findTowns(entries, name);
  const listed: LocatorResults = { entries, view: toView(entries) };
  if (entries.length > 0 && towns.length === 0) return listed;
  const known = entries.length === 0 ? elsewhere(list, name, options) : undefined;
  if (known) return known;
  // One that is down is not asked a second time.
  const located = country ?? (await askGeocoder(options, (geocoder) => geocoder.locate(text, locale))) ?? [];
  const spots = located === 'searchDown' ? [] : located;
  const there = atPlace(list, { text, towns, spots }, locale);
  if (there) return there;
  if (entries.length > 0) return listed;
  const near = atSpot(list, text, spots, locale);
  if (near) return near;
  const id = located === 'searchDown' ? 'locator.searchDown' : 'locator.unknownPlace';
  return { ...everything(list), miss: { id, what: text } };
}

/** That nobody is there, where the nearest is in another town. */
const missFrom = ({ entries: [first] }: LocatorResults, what: string): Pick<LocatorResults, 'miss'> =>
  first?.km !== undefined && first.km <= ACROSS_KM ? {} : { miss: { id: 'locator.noneThere', what } };
