/** Steps smaller than this, in pixels, are left out. */
export const SMALLEST_STEP = 0.35;

/** How a place on the flat world (`project`) becomes one on a tile. */
export interface TileFrame {
  /** Pixels of the whole world at this zoom. */
  size: number;
  /** Pixels from the north-west corner of the world to that of the tile. */
  corner: { x: number; y: number };
}

/** Tenths of a pixel: nobody sees less, and it is short to write. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A line or, `closed`, a ring as the `d` of an SVG path, in pixels of the tile; empty when it is but a point. */
export function writePath(points: ArrayLike<number>, { size, corner }: TileFrame, closed: boolean): string {
  let path = '';
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  for (let index = 0; index < points.length; index += 2) {
    const px = tenths((points[index] ?? 0) * size - corner.x);
    const py = tenths((points[index + 1] ?? 0) * size - corner.y);
    if (Math.abs(px - lastX) < SMALLEST_STEP && Math.abs(py - lastY) < SMALLEST_STEP) continue;
    path += `${path ? 'L' : 'M'}${px} ${py}`;
    lastX = px;
    lastY = py;
  }
  return path.includes('L') ? path + (closed ? 'Z' : '') : '';
}
