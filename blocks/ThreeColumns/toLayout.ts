import type { ThreeColumns } from '../../schemas/blocks/three-columns.ts';
import type { Image } from '../../schemas/parts/image.ts';

export const isUpright = (image?: Image): boolean => image !== undefined && image.height > image.width;

/** How columns stand, by what all of them have; undefined for cards side by side, on phones below each other. */
export type Layout =
  /** More than three upright pictures are portraits: small, beside name and words, in two columns. */
  | 'people'
  /** Three wide pictures that lead nowhere are there to be looked at: the first is large, the others beside it; on phones a row. */
  | 'mosaic'
  /** Pictures that lead somewhere: on phones a row to scroll. */
  | 'row'
  /** Words alone below drawings; on phones a row. */
  | 'drawn'
  /** Words alone between rules. */
  | 'rows';

/** Steps have numbers, and are neither people nor pictures to be looked at. */
export function toLayout({ numbered, items }: Pick<ThreeColumns, 'numbered' | 'items'>): Layout | undefined {
  if (items.every(({ image }) => !image)) return items.some(({ drawing }) => drawing) ? 'drawn' : 'rows';
  if (!numbered && items.length > 3 && items.every(({ image }) => isUpright(image))) return 'people';
  if (items.every(({ link, image }) => link && image)) return 'row';
  const isWide = items.every(({ link, image }) => !link && image && !isUpright(image));
  return !numbered && items.length === 3 && isWide ? 'mosaic' : undefined;
}
