import type { Locale } from '../../locales/locales.ts';

/** One tile of the map, by the numbering of web maps: x to the east, y to the south, 2^z of each. */
export interface TileOrder {
  locale: Locale;
  z: number;
  x: number;
  y: number;
}

/** Side of a tile in CSS pixels. */
export const TILE_SIZE = 256;

/** Coasts of 1:50 million look like what they are beyond. */
export const DEEPEST_ZOOM = 8;

/** In every address: raised whenever tiles come to look different, since browsers keep them for a year. */
export const TILES_VERSION = 'v2';
