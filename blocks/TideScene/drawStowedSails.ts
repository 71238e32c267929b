import { type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import type { KeeledBoat } from './toPlaces.ts';

/** The sails of a boat at anchor: the mainsail in its bag on the boom, the jib rolled around its stay. */
export function drawStowedSails(boat: KeeledBoat) {
  const { length } = boat;
  const { bow, boom, mast, top } = toHullDimensions(boat);
  const luff = top - boom;
  const end = mast - 0.42 * length;
  const hound = [mast - 0.0108 * luff + 0.1, boom + 0.86 * luff] as const;
  const tack = [0.955 * length, bow + 0.2] as const;
  const [dx, dy] = [hound[0] - tack[0], hound[1] - tack[1]];
  const along = (t: number, aside: number) => [tack[0] + dx * t + aside, tack[1] + dy * t] as const;
  return {
    bag: path`M${[mast - 0.16, boom + 0.1]} L${[mast - 0.24, boom + 0.86]} C${[mast - 1.6, boom + 0.74]}
      ${[end + 1.4, boom + 0.62]} ${[end, boom + 0.42]} L${[end, boom + 0.2]}Z`,
    // With lazy jacks from the mast, and the fold of the bag.
    ties: [0.2, 0.4, 0.6, 0.8]
      .map((t) => {
        const x = mast - 0.2 + (end - mast) * t;
        const fold = boom + 0.84 - 0.36 * t;
        const jack: Point = [mast - 0.16, boom + 0.5 * luff];
        return path`M${[x, boom + 0.12]} L${[x, fold]} L${jack} M${[x - 0.7, fold - 0.16]} Q${[x - 0.2, fold - 0.42]} ${[x + 0.4, fold - 0.34]}`;
      })
      .join(''),
    turns: Array.from({ length: 16 }, (_, index) => {
      const t = 0.07 + index * 0.052;
      return path`M${along(t, -0.1)} L${along(t + 0.02, 0.1)}`;
    }).join(''),
    jib: path`M${along(0.02, 0)} L${along(0.05, 0.13)} L${along(0.9, 0.06)} L${along(0.94, 0)}
      L${along(0.9, -0.06)} L${along(0.05, -0.13)}Z`,
  };
}
