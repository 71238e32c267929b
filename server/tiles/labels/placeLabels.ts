import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { project } from '../../../parts/Map/project.ts';
import { countryCenters } from '../../countries/countryCenters.ts';
import type { Typesetter } from '../font/createTypesetter.ts';
import { overlap } from '../map/Shape.ts';
import { TILE_SIZE } from '../TileOrder.ts';
import type { Label } from './Label.ts';
import { layOutLabel } from './layOutLabel.ts';

/** From here on even the smallest country gets its name, as long as there is room. */
const EVERY_COUNTRY_ZOOM = 5;
/** How far a name may reach beyond its country, in sides of a square of the country's size. */
const OVERHANG = 1.8;
const SMALLEST = 10.5;
const LARGEST = 15;

/**
 * Chooses and places the names for the whole world at one zoom: the larger country first, and no name over another.
 * Every tile draws from the same choice, so that a name on the edge between tiles is in both of them.
 *
 * @param areas of the countries, in parts of the flat world.
 */
export function placeLabels(
  { locale, zoom }: { locale: Locale; zoom: number },
  areas: ReadonlyMap<string, number>,
  type: Typesetter,
): Label[] {
  const world = TILE_SIZE * 2 ** zoom;
  const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
  const placed: Label[] = [];
  const bySize = Object.entries(countryCenters)
    .map(([code, [latitude, longitude]]) => ({ code, latitude, longitude, area: areas.get(code) ?? 0 }))
    .sort((a, b) => b.area - a.area);
  for (const { code, latitude, longitude, area } of bySize) {
    const extent = Math.sqrt(area) * world;
    const [x, y] = project(longitude, latitude);
    const size = Math.min(LARGEST, SMALLEST + extent / 100);
    const label = layOutLabel(names.of(code) ?? code, { x: x * world, y: y * world, size }, type);
    const fits = label.box.right - label.box.left <= extent * OVERHANG;
    if ((fits || zoom >= EVERY_COUNTRY_ZOOM) && !placed.some(({ box }) => overlap(box, label.box))) {
      placed.push(label);
    }
  }
  return placed;
}
