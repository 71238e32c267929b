import { isLocale, type Locale } from '../../../locales/locales.ts';
import type { MapView } from '../../../schemas/parts/map.ts';
import type { Config } from '../../config/parseConfig.ts';
import { NotFoundError } from '../../http/errors.ts';

/** A tile in the numbering of web maps: x to the east, y to the south, 2^z of each. */
export interface TileOrder {
  locale: Locale;
  z: number;
  x: number;
  y: number;
}

/** Side of a tile in CSS pixels. */
export const TILE_SIZE = 256;

/** Coasts of 1:50 million are too coarse beyond. */
export const DEEPEST_ZOOM = 8;

/** Part of every URL: increased whenever tiles look different, since browsers cache them for a year. */
export const TILES_VERSION = 'v6';

const SHAPE = /^\/tiles\/(v\d+)\/([a-z]+)\/(\d)\/(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})\.svg$/;

/**
 * Parses `/tiles/v6/<locale>/<z>/<x>/<y>.svg`.
 * @throws NotFoundError with the reason.
 */
export function parseTilePath(path: string): TileOrder {
  const [, version, locale = '', zoom, column, row] = SHAPE.exec(path) ?? [];
  if (version !== TILES_VERSION) throw new NotFoundError('the address names no tile of the map');
  if (!isLocale(locale)) throw new NotFoundError('the address names no language of the site');
  const [z, x, y] = [Number(zoom), Number(column), Number(row)];
  if (z > DEEPEST_ZOOM) throw new NotFoundError(`the map goes no deeper than ${DEEPEST_ZOOM}`);
  if (x >= 2 ** z || y >= 2 ** z) throw new NotFoundError('the tile lies outside the world');
  return { locale, z, x, y };
}

/** OpenStreetMap tile servers have at least this zoom level. */
const OUTSIDE_DEEPEST = 18;

/**
 * Tiles for maps in the browser: of the configured server, or of this site, which draws them with names in the page's
 * language. In a configured URL `{r}` stands for `@2x` on high-density screens, `{s}` for a, b or c, as in Leaflet.
 */
export function mapTiles({
  tiles,
}: Pick<Config, 'tiles'>): (locale: Locale) => Pick<MapView, 'tiles' | 'maxZoom' | 'attribution'> {
  if (tiles) return () => ({ tiles: tiles.url, maxZoom: OUTSIDE_DEEPEST, attribution: tiles.attribution });
  return (locale) => ({
    tiles: `/tiles/${TILES_VERSION}/${locale}/{z}/{x}/{y}.svg`,
    maxZoom: DEEPEST_ZOOM,
    attribution: 'Natural Earth, GeoNames',
  });
}
