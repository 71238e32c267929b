import type { NodeBundle } from '../Content.ts';
import { imageInclude } from '../paragraphs/includes.ts';
import { blockIncludes } from '../paragraphs/paragraphTable.ts';
import { articleInclude } from './article.ts';
import { dealerInclude } from './dealer.ts';
import { eventInclude } from './event.ts';

interface NodeType {
  /** Relationships of the node to include; one unknown name makes the whole call a 400. */
  include: readonly string[];
  hasBlocks: boolean;
}

/** What to request with a node, by bundle. */
export const nodeTypes: Readonly<Record<NodeBundle, NodeType>> = {
  product: {
    include: ['field_range', imageInclude('field_menu_image'), imageInclude('field_slider_image')],
    hasBlocks: true,
  },
  range: {
    include: [
      imageInclude('field_products.field_menu_image'),
      imageInclude('field_products.field_slider_image'),
    ],
    hasBlocks: true,
  },
  page: { include: [], hasBlocks: true },
  news: { include: articleInclude('news'), hasBlocks: true },
  life_on_board: { include: articleInclude('life_on_board'), hasBlocks: true },
  owner_stories: { include: articleInclude('owner_stories'), hasBlocks: true },
  dealer: { include: dealerInclude, hasBlocks: true },
  event: { include: eventInclude, hasBlocks: false },
};

/** Whether the site has pages for a bundle. */
export function isNodeBundle(bundle: string): bundle is NodeBundle {
  return Object.hasOwn(nodeTypes, bundle);
}

/**
 * JSON:API path of one node with everything its page needs.
 *
 * @param own include paths of the brand's own blocks.
 */
export function detailPath(bundle: NodeBundle, id: string, own: readonly string[] = []): string {
  const { include, hasBlocks } = nodeTypes[bundle];
  const paths = [...include, ...(hasBlocks ? [...blockIncludes, ...own] : [])].join(',');
  return `/jsonapi/node/${bundle}/${id}${paths && `?include=${paths}`}`;
}
