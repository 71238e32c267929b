import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { between, type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import { disc } from './shapes.ts';

/** Sails that are stowed, the cases of the boards and a wheel, as path data beside that of `drawBoat`. */
export function drawRigging(boat: BoatProfile) {
  const { length } = boat;
  const { bow, deck, boom, mast, top } = toHullDimensions(boat);
  const end = mast - 0.44 * length;
  const stay: Point = [0.925 * length, bow + 0.2];
  const hound: Point = [mast, boom + 0.9 * (top - boom)];
  const [low, high] = [between(stay, hound, 0.03), between(stay, hound, 0.94)];
  const turns = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = between(stay, hound, 0.05 + index * 0.03);
    return path`M${[x - 0.1, y]} L${[x + 0.08, y + 0.14]}`;
  });
  const rim: Point = [0.148 * length, deck + 0.46];
  return {
    bag: path`M${[mast - 0.16, boom + 0.1]} L${[mast - 0.24, boom + 0.8]} C${[mast - 1.6, boom + 0.7]}
      ${[end + 1.4, boom + 0.6]} ${[end, boom + 0.42]} L${[end, boom + 0.2]}Z`,
    jib: path`M${stay} L${[low[0] + 0.12, low[1]]} L${high} L${[low[0] - 0.12, low[1]]}Z`,
    // With the fold of the bag.
    turns: `${turns.join('')}${path`M${[mast - 0.2, boom + 0.62]} C${[mast - 1.6, boom + 0.5]} ${[end + 1.4, boom + 0.42]} ${[end + 0.1, boom + 0.32]}`}`,
    cases: path`M${[0.505 * length, 0]} L${[0.502 * length, deck - 0.08]} M${[0.572 * length, 0]} L${[0.575 * length, deck - 0.08]}`,
    wheel: disc(rim, 0.44) + disc(rim, 0.07),
  };
}
