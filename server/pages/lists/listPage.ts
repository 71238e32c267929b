import { LRUCache } from 'lru-cache';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { ContentNode, RawBlock } from '../../content/Content.ts';
import { contentPage } from '../contentPage.ts';
import type { PageAnswer, PageRequest } from '../PageBuilder.ts';
import type { ListFilter } from './ListFilter.ts';
import { listBlocks } from './listBlocks.ts';
import { type PagedList, pagedBlocks } from './pagedBlocks.ts';
import { variantOf } from './variantOf.ts';

interface ListPageOptions<T> extends PagedList {
  /** The whole list: as long as it is the same one, so are its pages. */
  source: readonly T[];
  filters: readonly ListFilter<T>[];
  /** Whether the list can be subscribed to (routes/feedsRouter.ts). */
  hasFeed?: boolean;
  /** What the editor's hero becomes, where it is another block. */
  hero?: 'story-intro';
}

/** Of each list, so many pages are kept that somebody has asked for lately: together they may be many. */
const MOST_PAGES = 20;
const pagesOf = createMemo<LRUCache<string, RawBlock[]>>();

/** One page of a list: the editor's node, with the list in it. */
export function listPage<T>(
  node: ContentNode,
  request: PageRequest,
  { source, filters, hero, hasFeed, ...paged }: ListPageOptions<T>,
): PageAnswer {
  const { text, siteUrl } = request;
  const { choices, path, slice, urlOf } = paged;
  const { page } = slice;
  const pages = pagesOf(
    node,
    'pages',
    () => new LRUCache<string, RawBlock[]>({ max: MOST_PAGES }),
    source,
    filters,
  );
  const make = () => {
    const list = pagedBlocks(paged, node.title, text);
    return listBlocks(node.blocks, { filters, choices, path, list, ...(hero && { hero }) });
  };
  const blocks = pages.get(urlOf(page)) ?? make();
  pages.set(urlOf(page), blocks);
  const variant = variantOf(node, { filters, choices, page, canonicalPath: urlOf(page), text });
  const draft = contentPage({ ...node, blocks }, request, {
    kind: 'list',
    trail: [],
    label: node.title,
    ...(variant && { variant }),
    ...(hasFeed && { feed: { url: `${siteUrl}${path}/feed.xml`, title: node.seo.title } }),
  });
  return { type: 'page', draft, query: urlOf(page).replace(/^[^?]*/, '') };
}
