import type { ContentNode, RawBlock } from '../../content/Content.ts';
import { contentPage } from '../contentPage.ts';
import type { PageAnswer, PageRequest } from '../PageBuilder.ts';
import type { Choice, ListFilter } from './ListFilter.ts';
import { listBlocks } from './listBlocks.ts';
import { variantOf } from './variantOf.ts';

interface ListPageOptions<T> {
  filters: readonly ListFilter<T>[];
  choices: readonly Choice[];
  /** Address of the whole list. */
  path: string;
  list: readonly RawBlock[];
  page: number;
  /** Address of this page of it, choices included. */
  canonicalPath: string;
  /** Whether the list can be subscribed to (routes/feedsRouter.ts). */
  hasFeed?: boolean;
  /** What the editor's hero becomes, where it is another block. */
  hero?: 'story-intro';
}

/** One page of a list: the editor's node, with the list in it. */
export function listPage<T>(
  node: ContentNode,
  request: PageRequest,
  { filters, choices, path, list, page, canonicalPath, hero, hasFeed }: ListPageOptions<T>,
): PageAnswer {
  const blocks = listBlocks(node.blocks, { filters, choices, path, list, ...(hero && { hero }) });
  const variant = variantOf(node, { filters, choices, page, canonicalPath, text: request.text });
  const draft = contentPage({ ...node, blocks }, request, {
    kind: 'list',
    trail: [],
    label: node.title,
    ...(variant && { variant }),
    ...(hasFeed && { feedUrl: `${request.siteUrl}${path}/feed.xml` }),
  });
  return { type: 'page', draft };
}
