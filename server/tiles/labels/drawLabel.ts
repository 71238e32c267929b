import { overlap } from '../map/Shape.ts';
import { TILE_SIZE } from '../TileOrder.ts';
import { type TileFrame, tenths } from '../writePath.ts';
import type { Label } from './Label.ts';

/** Width of the light line around letters, in pixels; half of it lies under them. */
const HALO = 2.4;

/**
 * A name as SVG paths, as often as it touches the tile: those near the date line reach over it, and what the world
 * repeats beyond its edges is looked at too.
 */
export function drawLabel({ lines, scale, box }: Label, { corner, size }: TileFrame): string[] {
  const tile = {
    left: corner.x,
    right: corner.x + TILE_SIZE,
    top: corner.y,
    bottom: corner.y + TILE_SIZE,
  };
  const width = Math.round(HALO / scale);
  return [-size, 0, size]
    .filter((shift) => overlap({ ...box, left: box.left + shift, right: box.right + shift }, tile))
    .flatMap((shift) =>
      lines.map(({ path, x, baseline }) => {
        const place = `${tenths(x + shift - corner.x)} ${tenths(baseline - corner.y)}`;
        return `<path transform="translate(${place}) scale(${scale} ${-scale})" stroke-width="${width}" d="${path}"/>`;
      }),
    );
}
