import type { Label } from './labels/Label.ts';
import { clipRing } from './map/clipRing.ts';
import { linesWithin } from './map/linesWithin.ts';
import type { WorldMap } from './map/readWorldMap.ts';
import { type Box, overlap, type Shape } from './map/Shape.ts';
import { TILE_SIZE, type TileOrder } from './TileOrder.ts';
import { tileColors } from './tileColors.ts';

/** Pixels drawn beyond the tile, so that no line ends at its edge. */
const MARGIN = 4;
/** Steps and islands smaller than this, in pixels, are left out. */
const SMALLEST_STEP = 0.35;

type Place = Pick<TileOrder, 'z' | 'x' | 'y'>;

/**
 * Draws a tile as SVG: sea, land, coasts, borders, names. The same tile is always the same text, and so are two tiles
 * on which the same is to be seen.
 *
 * @param labels of the tile's zoom, for the whole world.
 */
export function drawTile({ z, x, y }: Place, world: WorldMap, labels: readonly Label[]): string {
  const size = TILE_SIZE * 2 ** z;
  const corner = { x: x * TILE_SIZE, y: y * TILE_SIZE };
  const bounds: Box = {
    left: (corner.x - MARGIN) / size,
    right: (corner.x + TILE_SIZE + MARGIN) / size,
    top: (corner.y - MARGIN) / size,
    bottom: (corner.y + TILE_SIZE + MARGIN) / size,
  };
  const visible = (shapes: Shape[]) =>
    shapes.filter(({ box }) => {
      const extent = Math.max(box.right - box.left, box.bottom - box.top) * size;
      return extent >= SMALLEST_STEP && overlap(box, bounds);
    });
  const write = (points: ArrayLike<number>, closed: boolean) => {
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
  };
  const lines = (shapes: Shape[]) =>
    visible(shapes)
      .flatMap((shape) => linesWithin(shape, bounds))
      .map((line) => write(line, false))
      .join('');

  const land = visible(world.land).map((ring) => write(clipRing(ring, bounds), true));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<path fill="${tileColors.sea}" d="M0 0H${TILE_SIZE}V${TILE_SIZE}H0Z"/>`,
    `<path fill="${tileColors.land}" fill-rule="evenodd" d="${land.join('')}"/>`,
    `<g fill="none" stroke-linejoin="round">`,
    `<path stroke="${tileColors.border}" stroke-width="0.7" d="${lines(world.borders)}"/>`,
    `<path stroke="${tileColors.coast}" stroke-width="0.6" d="${lines(world.coasts)}"/>`,
    '</g>',
    `<g fill="${tileColors.name}" stroke="${tileColors.halo}" stroke-linejoin="round" paint-order="stroke">`,
    ...labels.flatMap((label) => drawLabel(label, corner, size)),
    '</g></svg>',
  ].join('');
}

/** Names near the date line reach over it: what the world repeats beyond its edges is looked at too. */
function drawLabel({ lines, scale, box }: Label, corner: { x: number; y: number }, size: number): string[] {
  const tile = {
    left: corner.x,
    right: corner.x + TILE_SIZE,
    top: corner.y,
    bottom: corner.y + TILE_SIZE,
  };
  return [-size, 0, size]
    .filter((shift) => overlap({ ...box, left: box.left + shift, right: box.right + shift }, tile))
    .flatMap((shift) =>
      lines.map(({ path, x, baseline }) => {
        const place = `${tenths(x + shift - corner.x)} ${tenths(baseline - corner.y)}`;
        const width = Math.round(2.4 / scale);
        return `<path transform="translate(${place}) scale(${scale} ${-scale})" stroke-width="${width}" d="${path}"/>`;
      }),
    );
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
