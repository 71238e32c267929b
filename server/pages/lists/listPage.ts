import { LRUCache } from 'lru-cache';
import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { PageName } from '../../../locales/routes.ts';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { ContentMatch, ContentNode, RawBlock } from '../../services/content/Content.ts';
import { contentPage, type Variant } from '../contentPage.ts';
import type { PageAnswer, PageRequest, Translate } from '../PageBuilder.ts';
import type { Choice } from './ListFilter.ts';
import { type ListBlocksOptions, listBlocks } from './listBlocks.ts';

interface ListPageOptions<T> extends ListBlocksOptions<T> {
  /** The whole list: as long as it is the same one, so are its pages. */
  source: readonly T[];
  /** Whether the list can be subscribed to (routes/feedsRouter.ts). */
  hasFeed?: boolean;
}

/** Of each list, so many pages are kept that somebody has asked for lately: together they may be many. */
const MOST_PAGES = 20;
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
  const makePages = () => new LRUCache<string, RawBlock[]>({ max: MOST_PAGES });
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

/** The node an editor made for a list: its hero, its words for search engines. Every page of the list is made of it. */
export function findListNode(
  name: PageName,
  { route: { locale }, content }: PageRequest,
): Promise<ContentMatch | undefined> {
  return content.find(locale, decodeURI(buildPath(locale, name).slice(LOCALES[locale].prefix.length)));
}

/** The one item that opens a list, and the others: the first sticky one, else the first (behaviour §5.2). */
export function chooseFeatured<T extends { sticky: boolean }>(
  list: readonly T[],
): { featured: T | undefined; others: readonly T[] } {
  const featured = list.find(({ sticky }) => sticky) ?? list[0];
  return { featured, others: list.filter((item) => item !== featured) };
}

/**
 * How a page of a list is known: each page by its own address and title; a narrowed list is for visitors, not for
 * search engines.
 */
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
