import { drawLabel } from './labels/drawLabel.ts';
import type { Label } from './labels/Label.ts';
import { clipRing } from './map/clipRing.ts';
import { linesWithin } from './map/linesWithin.ts';
import type { WorldMap } from './map/readWorldMap.ts';
import { type Box, overlap, type Shape } from './map/Shape.ts';
import { TILE_SIZE, type TileOrder } from './TileOrder.ts';
import { tileColors } from './tileColors.ts';
import { SMALLEST_STEP, type TileFrame, writePath } from './writePath.ts';

/** Pixels drawn beyond the tile, so that no line ends at its edge. */
const MARGIN = 4;

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
  const frame: TileFrame = { size, corner };
  const bounds: Box = {
    left: (corner.x - MARGIN) / size,
    right: (corner.x + TILE_SIZE + MARGIN) / size,
    top: (corner.y - MARGIN) / size,
    bottom: (corner.y + TILE_SIZE + MARGIN) / size,
  };
  // Islands that are but a point are left out.
  const visible = (shapes: Shape[]) =>
    shapes.filter(({ box }) => {
      const extent = Math.max(box.right - box.left, box.bottom - box.top) * size;
      return extent >= SMALLEST_STEP && overlap(box, bounds);
    });
  const lines = (shapes: Shape[]) =>
    visible(shapes)
      .flatMap((shape) => linesWithin(shape, bounds))
      .map((line) => writePath(line, frame, false))
      .join('');

  const land = visible(world.land).map((ring) => writePath(clipRing(ring, bounds), frame, true));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<path fill="${tileColors.sea}" d="M0 0H${TILE_SIZE}V${TILE_SIZE}H0Z"/>`,
    `<path fill="${tileColors.land}" fill-rule="evenodd" d="${land.join('')}"/>`,
    `<g fill="none" stroke-linejoin="round">`,
    `<path stroke="${tileColors.border}" stroke-width="0.7" d="${lines(world.borders)}"/>`,
    `<path stroke="${tileColors.coast}" stroke-width="0.6" d="${lines(world.coasts)}"/>`,
    '</g>',
    `<g fill="${tileColors.name}" stroke="${tileColors.halo}" stroke-linejoin="round" paint-order="stroke">`,
    ...labels.flatMap((label) => drawLabel(label, frame)),
    '</g></svg>',
  ].join('');
}
