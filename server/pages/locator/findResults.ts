import { type CountryCode, countryCenters } from '../../../locales/countries/countryCenters.ts';
import { countryName } from '../../../locales/countries/countryName.ts';
import type { Locale } from '../../../locales/locales.ts';
import { nearest } from './distance.ts';
import { around, everything, type FindOptions, findBySearch } from './findBySearch.ts';
import type { Elsewhere, LocatorResults } from './LocatorResults.ts';
import type { LocatorList } from './locatorList.ts';
import type { LocatorQuery } from './parseLocatorQuery.ts';
import { PLACE_ZOOM, toView } from './toView.ts';

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
    miss: { id: 'locator.noneInCountry', what: country.name },
  };
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
      return findBySearch(list, query.text, options);
    case 'all':
      return everything(list);
  }
}
