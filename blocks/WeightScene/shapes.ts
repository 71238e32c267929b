import { type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';

/** A box from its lower left corner, in metres, as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  path`M${[x, y]} L${[x + width, y]} L${[x + width, y + height]} L${[x, y + height]}Z`;

/** A circle. */
export const disc = ([x, y]: Point, radius: number): string => {
  const [left, r] = [Math.round((x - radius) * 100), Math.round(radius * 100)];
  return `M${left} ${Math.round(-y * 100)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`;
};
