import type { Shape } from './Shape.ts';

/** Area of a ring, in parts of the flat world. */
export function ringArea({ points }: Shape): number {
  let doubled = 0;
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.subarray(index, index + 4);
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
}
