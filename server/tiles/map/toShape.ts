import type { Position } from 'geojson';
import { project } from '../../../parts/Map/project.ts';
import type { Shape } from './Shape.ts';

/**
 * Lays a line of [longitude, latitude] on the flat world. The atlas writes what crosses the date line with a leap from
 * 180 to -180: here it goes on beyond the edge of the world.
 */
export function toShape(line: readonly Position[]): Shape {
  const points = new Float64Array(line.length * 2);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let turns = 0;
  let before: number | undefined;
  for (const [index, [longitude = 0, latitude = 0]] of line.entries()) {
    if (before !== undefined) turns -= Math.round((longitude - before) / 360);
    before = longitude;
    const [x, y] = project(longitude + turns * 360, latitude);
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { points, box };
}
