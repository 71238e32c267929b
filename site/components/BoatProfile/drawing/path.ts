/** Metres from the stern, and above the waterline. */
export type Point = readonly [x: number, y: number];

const COMMAND = /([A-Z])([^A-Z]*)/g;

/**
 * `M`, `L`, `C`, `Q` and `Z` with metres, as path data in whole centimetres. All but the first command are relative:
 * a quarter shorter, and alike from boat to boat, which compresses well. The first is not, so that paths can be joined.
 */
export function path(strings: TemplateStringsArray, ...points: Point[]): string {
  const centimetres = points.map(([x, y]) => `${Math.round(x * 100)} ${Math.round(-y * 100)}`);
  let at: Point = [0, 0];
  let start = at;
  let data = '';
  for (const [, command = '', rest = ''] of String.raw({ raw: strings }, ...centimetres).matchAll(COMMAND)) {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const isFirst = data === '';
    const moves = isFirst ? numbers : numbers.map((number, index) => number - at[index % 2 === 0 ? 0 : 1]);
    // A minus separates two numbers as well as a space does.
    data += (isFirst ? command : command.toLowerCase()) + moves.join(' ').replaceAll(' -', '-');
    const [x = start[0], y = start[1]] = numbers.slice(-2);
    at = [x, y];
    if (command === 'M') start = at;
  }
  return data;
}

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
