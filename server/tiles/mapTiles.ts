import type { Locale } from '../../locales/locales.ts';
import type { MapView } from '../../schemas/parts/map.ts';
import type { Config } from '../config/readConfig.ts';
import { DEEPEST_ZOOM, TILES_VERSION } from './TileOrder.ts';

/** Tile servers that draw OpenStreetMap go at least this deep. */
const OUTSIDE_DEEPEST = 18;

/**
 * Where maps in the browser fetch their tiles: the configured server, or this site, which draws them with names in the
 * page's language. In a configured address `{r}` stands for `@2x` on fine screens, `{s}` for a, b or c, as Leaflet reads
 * them.
 */
export function mapTiles({
  tiles,
}: Pick<Config, 'tiles'>): (locale: Locale) => Pick<MapView, 'tiles' | 'maxZoom' | 'attribution'> {
  if (tiles) return () => ({ tiles: tiles.url, maxZoom: OUTSIDE_DEEPEST, attribution: tiles.attribution });
  return (locale) => ({
    tiles: `/tiles/${TILES_VERSION}/${locale}/{z}/{x}/{y}.svg`,
    maxZoom: DEEPEST_ZOOM,
    attribution: 'Natural Earth',
  });
}
