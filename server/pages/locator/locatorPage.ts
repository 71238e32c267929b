import { LOCATOR_KINDS, type LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { parseConfiguration } from '../configurator/parseConfiguration.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { byLength, configurationQuery, preselectedBoat } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { type ListSlice, pageNumber, paginate } from '../lists/paginate.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { dealerPaths } from './dealersWithoutPage.ts';
import { findResults } from './findResults.ts';
import type { Elsewhere, LocatorResults } from './LocatorResults.ts';
import { locatorBlock } from './locatorBlock.ts';
import { locatorList } from './locatorList.ts';
import { parseLocatorQuery, toLocatorQuery } from './parseLocatorQuery.ts';
import { toView } from './toView.ts';

/** Results on a page: more than a screen shows, and not too many for a phone. */
const RESULTS = 20;
/** Of a country, which is looked through as a whole; a larger one has pages like any list. */
const IN_COUNTRY = 60;
/** Of a list by distance: at first, then with each "Show more", and how often there may be more. */
const NEAREST = 10;
const MORE = 40;
const MOST_PAGES = 6;

/** Creates the builder of a locator: dealers, charter operators or service centres (behaviour §6.3). It has no node. */
export function locatorPage(kind: LocatorKind): PageBuilder {
  return async (request) => {
    const { route, content, dealers, geocoder, text, query } = request;
    const { locale, canonicalPath: path } = route;
    const [all, entries, boat] = await Promise.all([
      dealers.dealers(),
      listOrEmpty(content.dealerEntries(locale), 'the pages of dealers', request),
      carriedBoat(request),
    ]);
    const list = locatorList(all, kind, locale);
    const asked = parseLocatorQuery(query);
    const others = LOCATOR_KINDS.filter((other) => other !== kind).map((other) => ({
      kind: other,
      list: locatorList(all, other, locale),
    }));
    const found = await findWithChosen(list, asked, { geocoder, locale, others });
    if ('leadsTo' in found) {
      const location = path + toLocatorQuery(found.leadsTo, 1, boat);
      return { type: 'redirect', status: 302, location, isComplete: true };
    }

    const place = found.entries.findIndex(({ accountId }) => accountId === found.selected);
    const size = asked.type === 'country' && found.entries.length <= IN_COUNTRY ? IN_COUNTRY : RESULTS;
    const slice = found.isNear
      ? nearestSlice(found.entries, Math.max(pageNumber(query), 1 + Math.ceil((place + 1 - NEAREST) / MORE)))
      : paginate(found.entries, place < 0 ? pageNumber(query) : Math.floor(place / size) + 1, size);
    const { page } = slice;
    const block = locatorBlock(found, {
      request,
      kind,
      all,
      list,
      asked,
      boat,
      slice,
      pages: dealerPaths(entries),
    });
    const label = text(`locator.${kind}.heading`);
    const draft = createSitePageDraft(request, {
      kind: 'locator',
      trail: [],
      label,
      title: [
        ...(found.country ? [found.country.name] : []),
        ...(page > 1 ? [text('pagination.page', { page })] : []),
        label,
      ],
      description: text(`locator.${kind}.description`),
      // Search results are not indexed; the list and its pages are.
      ...((asked.type !== 'all' || boat) && { robots: 'noindex,follow' }),
      canonical: path + toLocatorQuery(asked, page),
      blocks: [block],
    });
    return { type: 'page', draft, query: toLocatorQuery(asked, page, boat) };
  };
}

/** The boat in the address, as a query that forms understand (behaviour §2.11); empty without. */
async function carriedBoat(request: PageRequest): Promise<string> {
  const { query, content, route, brand } = request;
  const choices = parseConfiguration(query, brand.configurator);
  if (!query.has('model')) return choices;
  const ranges = await listOrEmpty(content.ranges(route.locale), 'the boats', request);
  const boats = byLength(ranges).map(({ id, title: name }) => ({ id, name }));
  const chosen = preselectedBoat(query.get('model'), boats, brand.modelPrefix);
  const boat = boats.find(({ id }) => id === chosen);
  return configurationQuery(boat?.name, choices);
}

/** A list by distance from its start, longer with each page; beyond the last, nothing is near any more. */
function nearestSlice<T>(list: readonly T[], wanted: number): ListSlice<T> {
  const pages = Math.min(MOST_PAGES, 1 + Math.ceil(Math.max(0, list.length - NEAREST) / MORE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: list.slice(0, NEAREST + (page - 1) * MORE), page, pages };
}

/**
 * Results for an address of the locator (findResults.ts). An entry that is chosen in a search is shown on the map with
 * the list as it is (behaviour §6.6); one that the search does not find is shown alone.
 */
async function findWithChosen(
  ...[list, query, options]: Parameters<typeof findResults>
): Promise<LocatorResults | Elsewhere> {
  const found = await findResults(list, query, options);
  const chosen = 'chosen' in query ? query.chosen : undefined;
  if (!chosen) return found;
  if ('leadsTo' in found) {
    const { leadsTo } = found;
    return leadsTo.type === 'country' ? { leadsTo: { ...leadsTo, chosen } } : found;
  }
  const entry = found.entries.find(({ accountId }) => accountId === chosen);
  if (!entry) return { leadsTo: { type: 'dealer', id: chosen } };
  return { ...found, view: toView([entry]), selected: chosen };
}
