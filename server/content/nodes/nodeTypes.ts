import { blockIncludes } from '../paragraphs/blockIncludes.ts';
import { imageInclude } from '../paragraphs/includes.ts';

interface NodeType {
  /** Relationships of the node itself to be delivered with it; one unknown name makes the whole call a 400. */
  include: readonly string[];
  hasBlocks: boolean;
}

/** Node bundles the site has pages for. */
export const nodeTypes: ReadonlyMap<string, NodeType> = new Map<string, NodeType>([
  [
    'product',
    {
      include: ['field_range', imageInclude('field_menu_image'), imageInclude('field_slider_image')],
      hasBlocks: true,
    },
  ],
  [
    'range',
    {
      include: [
        imageInclude('field_products.field_menu_image'),
        imageInclude('field_products.field_slider_image'),
      ],
      hasBlocks: true,
    },
  ],
  ['page', { include: [], hasBlocks: true }],
  ['news', { include: [], hasBlocks: true }],
  ['life_on_board', { include: [], hasBlocks: true }],
  ['owner_stories', { include: [], hasBlocks: true }],
  ['dealer', { include: [], hasBlocks: true }],
  ['event', { include: [], hasBlocks: false }],
]);

/** Path of one node with everything its page reads; undefined for a bundle without pages. */
export function detailPath(bundle: string, id: string): string | undefined {
  const type = nodeTypes.get(bundle);
  if (!type) return undefined;
  const include = [...type.include, ...(type.hasBlocks ? blockIncludes : [])].join(',');
  return `/jsonapi/node/${bundle}/${id}${include && `?include=${include}`}`;
}
