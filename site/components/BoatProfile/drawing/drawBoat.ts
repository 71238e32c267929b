import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';
import { drawHouse } from './drawHouse.ts';
import { drawRig } from './drawRig.ts';
import { type Point, path } from './path.ts';
import { type HullDimensions, toHullDimensions } from './toHullDimensions.ts';

/** Path data of the parts of a boat, in centimetres; the waterline is y = 0, the stern x = 0. */
export interface BoatDrawing {
  hull: string;
  /** Keel or daggerboard, and rudder, behind the hull. */
  fins: string;
  house: string;
  glass: string;
  /** Lines on hull and house: chine, steps, posts of windows. */
  details: string;
  mast: string;
  mainsail: string;
  headsail: string;
  battens: string;
  /** Seams of the headsail. */
  seams: string;
  /** Stays, lifelines, antenna. */
  rigging: string;
  crew: string;
}

/**
 * The lines of a catamaran from the side, bow to the right: length, mast and depth are those given, the rest follows
 * from them in the proportions of such boats.
 */
export function drawBoat(profile: BoatProfile): BoatDrawing {
  const measures = toHullDimensions(profile);
  return {
    ...drawHull(profile, measures),
    ...drawHouse(profile, measures),
    ...drawRig(profile, measures),
    crew: drawCrew(profile.length * 0.82, measures.bow - 0.1),
  };
}

/** A person of 1.75 m on the foredeck, for scale. */
function drawCrew(x: number, y: number): string {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  return path`M${at(-0.12, 0)} L${at(-0.13, 0.82)} L${at(-0.2, 0.86)} L${at(-0.17, 1.36)}
    Q${at(0, 1.5)} ${at(0.17, 1.36)} L${at(0.2, 0.86)} L${at(0.13, 0.82)} L${at(0.12, 0)}
    L${at(0.02, 0)} L${at(0, 0.7)} L${at(-0.02, 0)}Z
    M${at(-0.12, 1.62)} C${at(-0.12, 1.79)} ${at(0.12, 1.79)} ${at(0.12, 1.62)} C${at(0.12, 1.45)} ${at(-0.12, 1.45)} ${at(-0.12, 1.62)}Z`;
}

/** The hull, and below it keel or daggerboard, rudder and drive. */
function drawHull({ length, draught, daggerboards }: BoatProfile, { bow, deck }: HullDimensions) {
  const x = (share: number, y: number): Point => [share * length, y];
  const canoe = Math.min(0.05 * length, draught * 0.55);
  // A stem that leans back, or stands.
  const stem = daggerboards ? 0.034 * length : 0.005 * length;
  const hull = path`M${x(0, 0.34)} C${x(0.045, 0.36)} ${x(0.075, 0.46)} ${x(0.1, deck * 0.74)}
    C${x(0.115, deck * 0.94)} ${x(0.135, deck - 0.1)} ${x(0.17, deck - 0.1)}
    C${x(0.46, deck - 0.16)} ${x(0.76, deck - 0.04)} ${[length - stem - 0.14, bow]}
    Q${[length - stem, bow]} ${[length - stem, bow - 0.14]}
    L${daggerboards ? [length, 0.25] : [length - 0.02, 0.4]}
    C${[length, -0.1]} ${[length - 0.06, -0.35]} ${x(0.95, -0.62 * canoe)}
    C${x(0.86, -canoe)} ${x(0.7, -canoe)} ${x(0.52, -canoe)}
    C${x(0.3, -canoe)} ${x(0.14, -0.45 * canoe)} ${x(0.012, 0.06)}Z`;
  const keel = daggerboards
    ? path`M${x(0.505, 0)} L${x(0.51, 0.12 - draught)} Q${x(0.515, -draught)} ${x(0.535, -draught)}
        Q${x(0.558, -draught)} ${x(0.562, 0.16 - draught)} L${x(0.572, 0)}Z`
    : path`M${x(0.36, -canoe * 0.6)} C${x(0.385, -draught * 0.8)} ${x(0.39, -draught)} ${x(0.415, -draught)}
        L${x(0.53, -draught)} C${x(0.565, -draught)} ${x(0.6, -draught * 0.8)} ${x(0.64, -canoe * 0.6)}Z`;
  const depth = Math.min(draught * 0.86, 0.088 * length);
  const rudder = path`M${x(0.05, 0)} L${x(0.056, 0.1 - depth)} Q${x(0.058, -depth)} ${x(0.068, -depth)}
    L${x(0.08, -depth)} Q${x(0.09, -depth)} ${x(0.094, 0.1 - depth)} L${x(0.104, 0)}Z`;
  const drive = path`M${x(0.2, 0)} L${x(0.205, -canoe * 1.45)} L${x(0.185, -canoe * 1.5)} L${x(0.185, -canoe * 1.62)}
    L${x(0.232, -canoe * 1.62)} L${x(0.236, 0)}Z`;
  return { hull, fins: `${keel}${rudder}${drive}` };
}
