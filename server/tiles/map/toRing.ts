import type { Position } from 'geojson';
import type { Shape } from './Shape.ts';
import { toShape } from './toShape.ts';

/** Well below the map. */
const SOUTH_POLE = 1.5;

/**
 * Lays an outline on the flat world. Around the South Pole it comes back a whole world further on: there it is closed
 * below the map.
 */
export function toRing(line: readonly Position[]): Shape {
  const shape = toShape(line);
  const [start = 0] = shape.points;
  const end = shape.points.at(-2) ?? start;
  if (Math.abs(end - start) < 0.5) return shape;
  const points = Float64Array.from([...shape.points, end, SOUTH_POLE, start, SOUTH_POLE]);
  return { points, box: { ...shape.box, bottom: SOUTH_POLE } };
}
