import type { MapView } from '../../../schemas/parts/map.ts';
import { project } from './project.ts';

/** Size of a tile at its own level, in CSS pixels. */
export const TILE = 256;
/** How far from its center a still map shows the world, in CSS pixels. */
const REACH = 512;

/** A tile. */
interface StillTile {
  /** Its column; beyond the date line not that of its address. */
  column: number;
  src: string;
  /** For high-density screens. */
  srcSet: string | undefined;
}

/** Tiles around a place, row by row. */
interface StillTiles {
  rows: StillTile[][];
  /** Side of a tile, in CSS pixels. */
  size: number;
  /** Position of the place on them, in CSS pixels from their upper left corner. */
  place: { x: number; y: number };
}

interface TilePlace {
  /** Zoom level of the tile. */
  level: number;
  /** Beyond the date line columns start again. */
  column: number;
  row: number;
  /** Of high-density screens. */
  resolution: '' | '@2x';
}

/** The address of a tile, as Leaflet makes it of the same template. */
export function toTileUrl(tiles: string, { level, column, row, resolution }: TilePlace): string {
  const count = 2 ** level;
  const wrapped = ((column % count) + count) % count;
  return tiles
    .replace('{s}', 'abc'.charAt((wrapped + row) % 3))
    .replace('{z}', `${level}`)
    .replace('{x}', `${wrapped}`)
    .replace('{y}', `${row}`)
    .replace('{r}', resolution);
}

/**
 * The tiles of a still map, enough for a box of 1024 by 1024 CSS pixels with the place in its middle. Their addresses
 * are those that Leaflet uses, so that a map drawn over them finds them in the HTTP cache.
 */
export function stillTiles({ latitude, longitude, zoom, maxZoom, tiles }: MapView): StillTiles {
  const level = Math.min(zoom, maxZoom);
  const size = TILE * 2 ** (zoom - level);
  const count = 2 ** level;
  const [east, south] = project(longitude, latitude);
  const [x, y] = [east * count, south * count];
  const reach = Math.ceil(REACH / size);
  const [left, top] = [Math.floor(x) - reach, Math.floor(y) - reach];
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step);
  const toUrl = (column: number, row: number, resolution: '' | '@2x') =>
    toTileUrl(tiles, { level, column, row, resolution });
  const hasFine = tiles.includes('{r}');
  return {
    rows: steps
      .map((step) => top + step)
      .filter((row) => row >= 0 && row < count)
      .map((row) =>
        steps
          .map((step) => left + step)
          .map((column) => ({
            column,
            src: toUrl(column, row, ''),
            srcSet: hasFine ? `${toUrl(column, row, '@2x')} 2x` : undefined,
          })),
      ),
    size,
    place: { x: (x - left) * size, y: (y - Math.max(0, top)) * size },
  };
}
