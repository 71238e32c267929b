import { LRUCache } from 'lru-cache';
import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { PageName } from '../../../locales/routes.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { ContentMatch, ContentNode, RawBlock } from '../../services/content/Content.ts';
import { contentPage, type Variant } from '../contentPage.ts';
import type { PageAnswer, PageRequest, Translate } from '../PageBuilder.ts';
import type { Choice } from './ListFilter.ts';
import { type ListBlocksOptions, listBlocks } from './listBlocks.ts';

interface ListPageOptions<T> extends ListBlocksOptions<T> {
  /** The whole list: its pages are memoized by it. */
  source: readonly T[];
  /** Whether the list has a feed (routes/feedsRouter.ts). */
  hasFeed?: boolean;
}

/** Memoized pages for each list: the most recently used; together they may be many. */
const MAX_PAGES = 20;
const memoizePages = createMemo<LRUCache<string, RawBlock[]>>();

/** One page of a list: the editor's node, with the list in it. */
export function listPage<T>(
  node: ContentNode,
  request: PageRequest,
  { source, hasFeed, ...options }: ListPageOptions<T>,
): PageAnswer {
  const { text, siteUrl } = request;
  const { filters, choices, path, slice, toPageUrl } = options;
  const address = toPageUrl(slice.page);
  const makePages = () => new LRUCache<string, RawBlock[]>({ max: MAX_PAGES });
  const pages = memoizePages(node, 'pages', makePages, source, filters);
  const blocks = pages.get(address) ?? listBlocks(node, options, text);
  pages.set(address, blocks);
  const variant = getVariant(node.seo.title, choices, { page: slice.page, canonicalPath: address, text });
  const draft = contentPage({ ...node, blocks }, request, {
    kind: 'list',
    trail: [],
    label: node.title,
    ...(variant && { variant }),
    ...(hasFeed && { feed: { url: `${siteUrl}${path}/feed.xml`, title: node.seo.title } }),
  });
  return { type: 'page', draft, query: address.replace(/^[^?]*/, '') };
}

/** The editor's node of a list: its hero and metatags, for every page of the list. */
export function findListNode(
  name: PageName,
  { route: { locale }, content }: PageRequest,
): Promise<ContentMatch | undefined> {
  return content.find(locale, decodeURI(buildPath(locale, name).slice(LOCALES[locale].prefix.length)));
}

/** The featured item and the others: the first sticky one, else the first (behaviour §5.2). */
export function chooseFeatured<T extends { sticky: boolean }>(
  list: readonly T[],
): { featured: T | undefined; others: readonly T[] } {
  const featured = list.find(({ sticky }) => sticky) ?? list[0];
  return { featured, others: list.filter((item) => item !== featured) };
}

/** Canonical URL and title of a page of a list; filtered lists are not indexed. */
function getVariant(
  title: string,
  choices: readonly Choice[],
  { page, canonicalPath, text }: { page: number; canonicalPath: string; text: Translate },
): Variant | undefined {
  if (page === 1 && choices.length === 0) return undefined;
  const numbered = page > 1 ? [text('pagination.page', { page })] : [];
  return {
    title: [...choices.map(({ label }) => label), ...numbered, title].join(' | '),
    canonicalPath,
    ...(choices.length > 0 && { robots: 'noindex,follow' }),
  };
}
