import { planShapes } from '../CabinLayouts/planShapes.ts';
import type { Bed } from './toBeds.ts';

const { box, disc } = planShapes;

/** As cabins are drawn (CabinLayouts/drawRoom.ts): from the bulkhead to the berth, and its length and width. */
const AIR = 0.15;
const BERTH = { length: 2.05, width: 1.6 };
const PILLOW = { length: 0.4, width: 0.62 };
const HEAD = 0.13;
/** From the end of the berth to the blanket, and how much of that is turned down. */
const BLANKET = 0.58;
const FOLD = 0.16;

/** A bed that is slept in, heads aft, as path data: what is white, the blanket, who is below it, and the heads. */
export function drawSleepers({ space, sleepers }: Bed) {
  const length = Math.min(space.width - 2 * AIR, BERTH.length);
  const width = Math.min(space.height - 0.2, BERTH.width);
  const share = width / Math.max(2, sleepers);
  const [x, y] = [space.x + AIR, space.middle - width / 2];
  const from = space.middle - (share * sleepers) / 2;
  const sides = Array.from({ length: sleepers }, (_, index) => from + share * (index + 0.5));
  const pillow = Math.min(PILLOW.width, share - 0.08);
  return {
    linen:
      sides.map((side) => box(x + 0.1, side - pillow / 2, PILLOW.length, pillow, 0.14)).join('') +
      box(x + BLANKET, y + 0.03, FOLD + 0.1, width - 0.06, 0.06),
    blanket: box(x + BLANKET + FOLD, y + 0.03, length - BLANKET - FOLD - 0.03, width - 0.06, 0.12),
    bodies: sides
      .map((side) => box(x + BLANKET + FOLD + 0.06, side - 0.17, length - BLANKET - FOLD - 0.36, 0.34, 0.17))
      .join(''),
    heads: sides.map((side) => disc(x + 0.33, side, HEAD)).join(''),
  };
}
