import type { ContentNode } from '../../content/Content.ts';
import { contentPage } from '../contentPage.ts';
import type { PageAnswer, PageRequest } from '../PageBuilder.ts';
import type { ListFilter } from './ListFilter.ts';
import { listBlocks } from './listBlocks.ts';
import { type PagedList, pagedBlocks } from './pagedBlocks.ts';
import { variantOf } from './variantOf.ts';

interface ListPageOptions<T> extends PagedList {
  filters: readonly ListFilter<T>[];
  /** Whether the list can be subscribed to (routes/feedsRouter.ts). */
  hasFeed?: boolean;
  /** What the editor's hero becomes, where it is another block. */
  hero?: 'story-intro';
}

/** One page of a list: the editor's node, with the list in it. */
export function listPage<T>(
  node: ContentNode,
  request: PageRequest,
  { filters, hero, hasFeed, ...paged }: ListPageOptions<T>,
): PageAnswer {
  const { text, siteUrl } = request;
  const { choices, path, slice, urlOf } = paged;
  const list = pagedBlocks(paged, node.title, text);
  const blocks = listBlocks(node.blocks, { filters, choices, path, list, ...(hero && { hero }) });
  const { page } = slice;
  const variant = variantOf(node, { filters, choices, page, canonicalPath: urlOf(page), text });
  const draft = contentPage({ ...node, blocks }, request, {
    kind: 'list',
    trail: [],
    label: node.title,
    ...(variant && { variant }),
    ...(hasFeed && { feed: { url: `${siteUrl}${path}/feed.xml`, title: node.seo.title } }),
  });
  return { type: 'page', draft };
}
