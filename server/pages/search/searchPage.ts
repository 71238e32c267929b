import { buildPath } from '../../../locales/buildPath.ts';
import type { SearchResults } from '../../../schemas/blocks/search-results.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { pageNumber, toPagination } from '../lists/paginate.ts';
import type { PageBuilder, PageRequest, Translate } from '../PageBuilder.ts';
import { toWaysOn } from '../toWaysOn.ts';
import type { FoundPage } from './SiteSearch.ts';

const PAGE_SIZE = 10;
/** More than anyone looks for; the field takes no more either. */
const MAX_SEARCH = 80;

/**
 * The search of the site (behaviour §2.13). With words it is a page for one visitor: never cached. It has no node.
 * Neither title nor description name the words, so that nothing that reads these learns them.
 */
export const searchPage: PageBuilder = async (request) => {
  const { query, route, text } = request;
  const search = parseSearchText(query.get('q'));
  const label = text('search.title');
  const draft = createSitePageDraft(request, {
    kind: 'search',
    trail: [],
    label,
    description: text('search.description'),
    robots: 'noindex,follow',
    blocks: [
      {
        id: 'search',
        type: 'search-results',
        props: {
          heading: label,
          action: route.canonicalPath,
          ...(await (search === ''
            ? { results: [], ways: await waysOn(request) }
            : findPages(search, request))),
        },
      },
    ],
  });
  return { type: 'page', draft, query: '' };
};

/**
 * A visitor's words, trimmed, on one line and cut to 80 characters: hostile or pasted text is searched for like any
 * other. Empty for none.
 */
export const parseSearchText = (value: string | null): string =>
  [...(value ?? '').toWellFormed().normalize('NFC')]
    .slice(0, 2 * MAX_SEARCH)
    .join('')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH)
    .toWellFormed()
    .trim();

type Found = Omit<SearchResults, 'heading' | 'action'>;

async function findPages(search: string, request: PageRequest): Promise<Found> {
  const { query, route, text } = request;
  const { locale, canonicalPath } = route;
  const toUrl = (words: string, page = 1) =>
    `${canonicalPath}?${new URLSearchParams({ q: words, ...(page > 1 && { page: `${page}` }) })}`;
  const find = (page: number) =>
    request.search.find(locale, search, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const wanted = Math.max(1, pageNumber(query));
  const asked = await find(wanted);
  const pages = Math.max(1, Math.ceil(asked.total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const found = page === wanted ? asked : await find(page);
  const pagination = toPagination({ page, pages }, (number) => toUrl(search, number));
  const dealers: Link = {
    url: `${buildPath(locale, 'dealers-map')}?${new URLSearchParams({ q: search })}`,
    label: text('search.dealers', { search }),
  };
  return {
    search,
    total: found.total,
    ...(found.isPartial && { isPartial: true }),
    ...(found.isPartial && found.missing.length > 0 && { missing: found.missing.join(' ') }),
    ...(!found.isComplete && { isPreparing: true }),
    ...(found.correction !== undefined && {
      correction: { url: toUrl(found.correction), label: found.correction },
    }),
    results: found.pages.map((one) => toResult(one, request)),
    ...(pagination && { pagination }),
    ways: [dealers, ...(found.total === 0 ? await waysOn(request) : [])],
  };
}

const toResult = (page: FoundPage, { text }: Pick<PageRequest, 'text'>): Found['results'][number] => {
  const { path, title, image, excerpt, anchor, heading } = page;
  const kind = heading === undefined ? nameKind(page, text) : title;
  return {
    url: anchor === undefined ? path : `${path}#${anchor}`,
    title: heading ?? title,
    ...(kind !== undefined && { kind }),
    ...(image && { image }),
    excerpt,
  };
};

/** What a found page is, in a word: a boat, a range, or where it belongs; undefined below home. */
export const nameKind = (
  { kind, section }: Pick<FoundPage, 'kind' | 'section'>,
  text: Translate,
): string | undefined =>
  kind === 'model' ? text('search.model') : kind === 'range' ? text('search.range') : section;

async function waysOn(request: PageRequest): Promise<Link[]> {
  const { content, route, text } = request;
  return toWaysOn(await listOrEmpty(content.ranges(route.locale), 'the boats', request), route.locale, text);
}
