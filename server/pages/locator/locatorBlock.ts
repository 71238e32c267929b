import { buildPath } from '../../../locales/buildPath.ts';
import { countryName } from '../../../locales/countries/countryName.ts';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Locator } from '../../../schemas/blocks/locator.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorEntry } from '../../../schemas/parts/locatorEntry.ts';
import { LOCATOR_KINDS, type LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { getDealerTitle, segmentLabel } from '../../services/dealers/segments.ts';
import { type ListSlice, toPagination } from '../lists/paginate.ts';
import type { PageRequest, Translate } from '../PageBuilder.ts';
import { type FoundEntry, type LocatorResults, toMessage } from './LocatorResults.ts';
import { introduce, type LocatorList, locatorList } from './locatorList.ts';
import { type LocatorQuery, toLocatorQuery, withoutChosen } from './parseLocatorQuery.ts';
import { toMapView } from './toView.ts';

interface LocatorBlockOptions {
  request: PageRequest;
  kind: LocatorKind;
  /** Dealers of all kinds. */
  all: readonly Dealer[];
  list: LocatorList;
  asked: LocatorQuery;
  /** Query of the boat that goes along to a dealer: every link and form of the locator has it. */
  boat: string;
  /** The displayed page of the results. */
  slice: ListSlice<FoundEntry>;
  /** Pages of dealers, by account id. */
  pages: ReadonlyMap<string, string>;
}

/** The locator as a block: one page of results, and the links to everything else. */
export function locatorBlock(found: LocatorResults, options: LocatorBlockOptions): RawBlock {
  const { request, kind, all, list, asked, boat, slice, pages } = options;
  const { route, text, mapTiles } = request;
  const { locale, canonicalPath: path } = route;
  const { entries, view, country, selected, isNear, miss } = found;
  const search = withoutChosen(asked);
  const toPageUrl = (number: number) => path + toLocatorQuery(search, number, boat);
  const toSelectUrl = (id: string) =>
    search.type === 'all' || search.type === 'dealer'
      ? path + toLocatorQuery({ type: 'dealer', id }, 1, boat)
      : path + toLocatorQuery({ ...search, chosen: id }, slice.page, boat);
  const counted = text(`locator.${kind}.count`, { count: entries.length });
  const isInCountry = country && !miss;
  const isAll = entries === list.entries;
  const shown = [slice.items[0], slice.items.find(({ accountId }) => accountId === selected)];
  const openCountries = new Set(shown.flatMap((entry) => entry?.billingCountryCode ?? []));
  const props = withoutUndefined<Locator>({
    heading: text(`locator.${kind}.heading`),
    text: isConfigured(boat) ? text('locator.boat') : introduce(list, kind, text),
    kind,
    kinds: LOCATOR_KINDS.map((other) => ({
      label: text(`locator.${other}.label`),
      url: buildPath(locale, `${other}-map`) + toLocatorQuery({ type: 'all' }, 1, boat),
      count: locatorList(all, other, locale).entries.length,
      ...(other === kind && { isCurrent: true }),
    })),
    action: path + toLocatorQuery({ type: 'all' }, 1, boat),
    search: asked.type === 'search' ? asked.text : country?.name,
    countries: list.countries.map(({ code, name: label, count }) => ({
      label,
      url: path + toLocatorQuery({ type: 'country', code }, 1, boat),
      count,
      ...(isInCountry && code === country.code && { isCurrent: true }),
    })),
    elsewhere: otherWays(found, options),
    message: toMessage(found, kind, text),
    results: slice.items.map((entry) => locatorEntry(entry, { locale, text, toSelectUrl, pages, boat })),
    order: isAll && slice.page === 1 && list.hasOwn ? text('locator.order') : undefined,
    resultsLabel: isInCountry ? `${counted} · ${country.name}` : counted,
    selected,
    isNear,
    isByCountry: (!isNear && !isInCountry && entries.length > 1) || undefined,
    openCountries: isAll && openCountries.size > 0 ? [...openCountries] : undefined,
    isNarrowed: !isAll || undefined,
    pagination: isNear ? undefined : toPagination(slice, toPageUrl),
    moreUrl: isNear && slice.page < slice.pages ? toPageUrl(slice.page + 1) : undefined,
    empty: { text: text('locator.empty') },
    map: toMapView(view, mapTiles(locale), asked.type === 'dealer'),
    points: `/api/dealers/${kind}/${locale}.json`,
  });
  return { id: 'locator', type: 'locator', props };
}

/** Links behind the message: to other lists, other places of the name, or, for an unknown one, likely countries. */
function otherWays(found: LocatorResults, { request, list, asked, boat }: LocatorBlockOptions) {
  const { locale, canonicalPath: path } = request.route;
  const { elsewhere = [], choices = [], miss } = found;
  const own = miss?.id === 'locator.unknownPlace' ? LOCALES[locale].countries : [];
  const toUrl = (query: LocatorQuery, start = path) => start + toLocatorQuery(query, 1, boat);
  const ways = [
    ...elsewhere.map(({ kind, count }) => ({
      label: request.text(`locator.${kind}.count`, { count }),
      url: toUrl(withoutChosen(asked), buildPath(locale, `${kind}-map`)),
    })),
    ...choices.map((name) => ({ label: name, url: toUrl({ type: 'search', text: name }) })),
    ...list.countries
      .filter(({ code }) => own.includes(code))
      .map(({ code, name: label }) => ({ label, url: toUrl({ type: 'country', code }) })),
  ];
  return ways.length > 0 ? ways : undefined;
}

/** Whether the query of a boat has more than the model: choices of the configurator. */
const isConfigured = (boat: string): boolean =>
  [...new URLSearchParams(boat).keys()].some((name) => name !== 'model');

interface EntryOptions {
  locale: Locale;
  text: Translate;
  /** Address of the list with an entry chosen. */
  toSelectUrl: (id: string) => string;
  /** Pages of dealers, by account id. */
  pages: ReadonlyMap<string, string>;
  /** Query of the boat that goes along to the form there. */
  boat: string;
}

/** An entry in list and popup, with a link to its page, or else to its contact page (behaviour §6.6). */
function locatorEntry(entry: FoundEntry, options: EntryOptions): LocatorEntry {
  const { locale, text, toSelectUrl, pages, boat } = options;
  const { accountId, latitude, longitude, billingCountryCode, km } = entry;
  const page = pages.get(accountId) ?? buildPath(locale, 'contact-slug', { slug: accountId });
  return withoutUndefined<LocatorEntry>({
    id: accountId,
    title: getDealerTitle(entry),
    segment: text(segmentLabel(entry.contractSegment)),
    street: entry.billingStreet,
    postalCode: entry.billingPostalCode,
    city: entry.billingCity,
    countryCode: billingCountryCode,
    country: billingCountryCode && countryName(billingCountryCode, locale),
    phone: entry.phone,
    url: boat ? `${page}?${boat}` : page,
    selectUrl: toSelectUrl(accountId),
    latitude,
    longitude,
    distance: km === undefined ? undefined : Math.round(km * 10) / 10,
  });
}
