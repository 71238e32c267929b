/** Metres from the stern, and above the waterline. */
export type Point = readonly [x: number, y: number];

/** `M`, `L` and `C` with metres, as path data in whole centimetres. */
export const path = (strings: TemplateStringsArray, ...points: Point[]): string =>
  String.raw({ raw: strings }, ...points.map(([x, y]) => `${Math.round(x * 100)} ${Math.round(-y * 100)}`))
    .replace(/\s+/g, ' ')
    .trim();

/** The point of a cubic Bézier curve at `t`. */
export function pointOn([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
}

export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];
