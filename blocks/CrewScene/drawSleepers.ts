import { planShapes } from '../CabinLayouts/planShapes.ts';
import type { Bed } from './toBeds.ts';

const { box, disc } = planShapes;

/** As cabins are drawn (CabinLayouts/drawRoom.ts): from the bulkhead to the berth, and its length and width. */
const AIR = 0.15;
const BERTH = { length: 2.05, width: 1.6 };
const PILLOW = { length: 0.44, width: 0.7 };
const HEAD = 0.115;
/** Of who lies there, across. */
const SHOULDERS = 0.42;
/** From the end of the berth to the blanket. */
const BLANKET = 0.72;

/** A bed that is slept in, heads aft, as path data: what is white, who lies there, the blanket, and who is below it. */
export function drawSleepers({ space, sleepers }: Bed) {
  const length = Math.min(space.width - 2 * AIR, BERTH.length);
  const width = Math.min(space.height - 0.2, BERTH.width);
  const share = width / Math.max(2, sleepers);
  const [x, y] = [space.x + AIR, space.middle - width / 2];
  const from = space.middle - (share * sleepers) / 2;
  const sides = Array.from({ length: sleepers }, (_, index) => from + share * (index + 0.5));
  const pillow = Math.min(PILLOW.width, share - 0.06);
  const join = (draw: (side: number) => string) => sides.map(draw).join('');
  return {
    linen:
      box(x, y, length, width, 0.2) +
      join((side) => box(x + 0.06, side - pillow / 2, PILLOW.length, pillow, 0.12)),
    shoulders: join((side) => box(x + 0.46, side - SHOULDERS / 2, 0.6, SHOULDERS, 0.18)),
    heads: join((side) => disc(x + 0.37, side, HEAD)),
    blanket: box(x + BLANKET, y, length - BLANKET, width, 0.16),
    bodies: join((side) => box(x + BLANKET, side - 0.16, length - BLANKET - 0.28, 0.32, 0.16)),
  };
}
