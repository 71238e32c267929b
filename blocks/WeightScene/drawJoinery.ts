import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import { box } from './shapes.ts';

/** Floors of the saloon and of the hulls, above the water. */
const SOLE = 1.02;
const FLOOR = -0.36;

const pillow = (x: number, y: number) =>
  path`M${[x, y]} Q${[x, y + 0.16]} ${[x + 0.2, y + 0.14]} Q${[x + 0.5, y + 0.16]} ${[x + 0.48, y]}Z`;

const drawSteps = (x: number) =>
  [0, 1, 2, 3, 4]
    .map((step) => [x - step * 0.24, FLOOR + 0.26 + step * 0.24] as const)
    .map(([left, y]) => path`M${[left, y - 0.24]} L${[left, y]} L${[left - 0.24, y]}`)
    .join('');

/** What people live in, from the side: bodies, lines, and what was sent back. */
export function drawJoinery(boat: BoatProfile) {
  const { deck } = toHullDimensions(boat);
  const at = (share: number) => share * boat.length;
  const bed = (from: number, to: number, y: number) =>
    box(at(from), y, at(to - from), 0.1) + box(at(from) + 0.04, y + 0.1, at(to - from) - 0.08, 0.16);
  const settee = (back: number, seat: number) =>
    path`M${[at(back), SOLE]} L${[at(back), SOLE + 0.9]} L${[at(back + (seat - back) * 0.28), SOLE + 0.9]}
      L${[at(back + (seat - back) * 0.4), SOLE + 0.42]} L${[at(seat), SOLE + 0.42]} L${[at(seat), SOLE]}Z`;
  const row = (share: number, count: number, y: number, height: number) =>
    Array.from({ length: count }, (_, index) => box(at(share) + index * 0.52, y, 0.46, height)).join('');
  return {
    bodies:
      bed(0.15, 0.292, 0.46) +
      pillow(at(0.155), 0.72) +
      bed(0.69, 0.822, 0.26) +
      pillow(at(0.78), 0.52) +
      settee(0.425, 0.492) +
      settee(0.672, 0.605) +
      box(at(0.51), SOLE + 0.68, at(0.075), 0.06),
    lines:
      path`M${[at(0.25), SOLE]} L${[at(0.7), SOLE]} M${[at(0.13), FLOOR]} L${[at(0.88), FLOOR]}
        M${[at(0.545), SOLE + 0.68]} L${[at(0.545), SOLE]}` +
      // A door, drawers below one bed and lockers above the other, steps to the hull.
      box(at(0.6), FLOOR, 0.62, deck - 0.24 - FLOOR) +
      path`M${[at(0.6) + 0.5, 0.5]} L${[at(0.6) + 0.5, 0.7]}` +
      row(0.695, 3, FLOOR + 0.08, 0.44) +
      row(0.152, 4, deck - 0.5, 0.26) +
      drawSteps(at(0.475)),
    // Lockers and drawers where there is one row already, a wardrobe.
    sent: row(0.7, 3, deck - 0.5, 0.3) + row(0.513, 2, SOLE + 0.3, 0.3) + box(at(0.345), 0.08, 0.6, 0.84),
  };
}
