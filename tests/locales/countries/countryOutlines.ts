import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'),
);
/** Degrees; a centre of many islands may lie in the water between them. */
const NEAR = 0.5;

/** Countries of the atlas: each by its code, with its rings. */
export const outlines = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
  if (id === undefined) return [];
  const code = new Intl.Locale(`und-${id}`).region ?? '';
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  return [{ code, rings }];
});

/** Whether a point lies in an odd number of rings. */
function isInside([x = 0, y = 0]: Position, rings: Position[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x2 = 0, y2 = 0]] of ring.entries()) {
      const [x1 = 0, y1 = 0] = ring.at(index - 1) ?? [];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

const isNear = ([x = 0, y = 0]: Position, rings: Position[][]): boolean =>
  rings.flat().some(([otherX = 0, otherY = 0]) => Math.hypot(x - otherX, y - otherY) < NEAR);

/**
 * Whether a place lies in its country or near its coast; undefined where the atlas lacks the country: it counts overseas
 * departments to their country, and leaves the smallest islands out.
 */
export function liesInCountry(
  code: string,
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): boolean | undefined {
  const rings = outlines.filter((outline) => outline.code === code).flatMap((outline) => outline.rings);
  if (rings.length === 0) return undefined;
  const place = [longitude, latitude];
  return isInside(place, rings) || isNear(place, rings);
}
