import type { BlockType } from './index.ts';

/**
 * The blocks whose paragraph has a field for each prop and nothing else: `field_author_role` for `authorRole`, of the
 * kind that the schema says (toBlockFields.ts). Other blocks have a reader of their own, in
 * server/services/content/paragraphs/.
 */
export const PLAIN_BLOCKS = [
  'buttons-section',
  'cabin-layouts',
  'crew-scene',
  'dealer-description',
  'free-content',
  'full-media',
  'horizontal-text-media',
  'image-slider',
  'key-figures',
  'lead',
  'look-around',
  'night-scene',
  'packs',
  'parallax',
  'passage-scene',
  'polar',
  'quotation',
  'secondary-hero',
  'section-hero',
  'simple-image',
  'three-columns',
  'tide-scene',
  'timeline',
  'voyage-scene',
  'weight-scene',
] as const satisfies readonly BlockType[];
