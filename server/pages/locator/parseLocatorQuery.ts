import { type CountryCode, isCountryCode } from '../../../locales/countries/countryCenters.ts';
import { parsePlaceText } from '../../services/geocoding/parsePlaceText.ts';
import type { Coordinates } from './distance.ts';

/** A search; at most one kind counts, in this order. */
type Search =
  | { type: 'near'; place: Coordinates }
  | { type: 'country'; code: CountryCode }
  | { type: 'search'; text: string };

/** The query of a locator's address: a search, in which an entry may be chosen, or one entry alone. */
export type LocatorQuery = (Search & { chosen?: string }) | { type: 'dealer'; id: string } | { type: 'all' };

const NEAR = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;

/** Two decimals are about a kilometre: more would reveal the visitor's position. */
const coarse = (degrees: string | undefined) => Math.round(Number(degrees) * 100) / 100;

/** Parses the query of a locator; anything invalid selects the whole list. */
export function parseLocatorQuery(query: URLSearchParams): LocatorQuery {
  const id = query.get('dealer');
  const search = parseSearch(query);
  if (!search) return id ? { type: 'dealer', id } : { type: 'all' };
  return { ...search, ...(id && { chosen: id }) };
}

function parseSearch(query: URLSearchParams): Search | undefined {
  const [, north, east] = NEAR.exec(query.get('near') ?? '') ?? [];
  const place = { latitude: coarse(north), longitude: coarse(east) };
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return { type: 'near', place };
  const country = query.get('country') ?? '';
  const code = /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '';
  if (isCountryCode(code)) return { type: 'country', code };
  const text = parsePlaceText(query.get('q'));
  return text ? { type: 'search', text } : undefined;
}

const parameter = (query: LocatorQuery): [string, string][] => {
  switch (query.type) {
    case 'dealer':
      return [['dealer', query.id]];
    case 'near':
      return [['near', `${query.place.latitude},${query.place.longitude}`]];
    case 'country':
      return [['country', query.code.toLowerCase()]];
    case 'search':
      return [['q', query.text]];
    case 'all':
      return [];
  }
};

/** The same search without its chosen entry. */
export function withoutChosen(query: LocatorQuery): LocatorQuery {
  if (!('chosen' in query)) return query;
  const { chosen: _chosen, ...search } = query;
  return search;
}

/**
 * The canonical query, with the page number; empty for the whole list.
 *
 * @param boat query of the boat that goes along to a dealer.
 */
export function toLocatorQuery(query: LocatorQuery, page = 1, boat = ''): string {
  const written = new URLSearchParams([
    ...parameter(query),
    ...('chosen' in query && query.chosen ? [['dealer', query.chosen]] : []),
    ...(page > 1 ? [['page', `${page}`]] : []),
    ...new URLSearchParams(boat),
  ]);
  return written.size > 0 ? `?${written}` : '';
}
