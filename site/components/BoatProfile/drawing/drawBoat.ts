import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';
import { drawHouse } from './drawHouse.ts';
import { drawRig } from './drawRig.ts';
import { type Point, path } from './path.ts';
import { type HullDimensions, toHullDimensions } from './toHullDimensions.ts';

/** Path data of the parts of a boat, in centimetres; the waterline is y = 0, the stern x = 0. */
export interface BoatDrawing {
  hull: string;
  /** What of it is painted below the boot top. */
  bottom: string;
  /** Keel or daggerboard, and rudder, behind the hull. */
  fins: string;
  house: string;
  glass: string;
  /** What lies in the shade: below the chine and the edge of the roof. */
  shade: string;
  /** Light: streaks on windows. */
  glints: string;
  /** Lines of light on the mast and below the water. */
  gleam: string;
  /** Lines on hull and house: chine, steps, posts of windows. */
  details: string;
  /** Rub rail, grab rail, lifelines and spreaders, where a boat is drawn large. */
  fittings: string;
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
  const { flank, wet, ...hull } = drawHull(profile, measures);
  const { eaves, rails, ...house } = drawHouse(profile, measures);
  const { shine, fittings, ...rig } = drawRig(profile, measures);
  return {
    ...hull,
    ...house,
    fittings: rails + fittings,
    shade: flank + eaves,
    gleam: shine + wet,
    ...rig,
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

/** Height of the boot top above the waterline. */
const BOOT_TOP = 0.13;

/** The hull, and below it keel or daggerboard, rudder and drive. */
function drawHull({ length, draught, daggerboards }: BoatProfile, { bow, deck, stem }: HullDimensions) {
  const x = (share: number, y: number): Point => [share * length, y];
  const canoe = Math.min(0.05 * length, draught * 0.55);
  // A stem that leans back, or stands.
  const rake = (daggerboards ? 0.034 : 0.005) * length;
  const hull = path`M${x(0, 0.34)} C${x(0.045, 0.36)} ${x(0.075, 0.46)} ${x(0.1, deck * 0.74)}
    C${x(0.115, deck * 0.94)} ${x(0.135, deck - 0.1)} ${x(0.17, deck - 0.1)}
    C${x(0.46, deck - 0.16)} ${x(0.76, deck - 0.04)} ${[length - rake - 0.14, bow]}
    Q${[length - rake, bow]} ${[length - rake, bow - 0.14]}
    L${daggerboards ? [length, 0.25] : [length - 0.02, 0.4]}
    C${[length, -0.1]} ${[length - 0.06, -0.35]} ${x(0.95, -0.62 * canoe)}
    C${x(0.86, -canoe)} ${x(0.7, -canoe)} ${x(0.52, -canoe)}
    C${x(0.3, -canoe)} ${x(0.14, -0.45 * canoe)} ${x(0.012, 0.06)}Z`;
  const bottom = path`M${x(0.009, BOOT_TOP)} L${[length - 0.02, BOOT_TOP]}
    C${[length - 0.02, -0.14]} ${[length - 0.08, -0.36]} ${x(0.95, -0.62 * canoe)}
    C${x(0.86, -canoe)} ${x(0.7, -canoe)} ${x(0.52, -canoe)}
    C${x(0.3, -canoe)} ${x(0.14, -0.45 * canoe)} ${x(0.012, 0.06)}Z`;
  const flank = path`M${x(0.1, deck * 0.36)} C${x(0.4, deck * 0.3)} ${x(0.75, deck * 0.4)} ${[stem(bow * 0.62), bow * 0.62]}
    L${[length - 0.03, BOOT_TOP]} L${x(0.012, BOOT_TOP)} Q${x(0.05, BOOT_TOP + 0.04)} ${x(0.1, deck * 0.36)}Z`;
  const keel = daggerboards
    ? path`M${x(0.505, 0)} L${x(0.51, 0.12 - draught)} Q${x(0.515, -draught)} ${x(0.535, -draught)}
        Q${x(0.558, -draught)} ${x(0.562, 0.16 - draught)} L${x(0.572, 0)}Z`
    : path`M${x(0.36, -canoe * 0.6)} C${x(0.385, -draught * 0.8)} ${x(0.39, -draught)} ${x(0.415, -draught)}
        L${x(0.53, -draught)} C${x(0.565, -draught)} ${x(0.6, -draught * 0.8)} ${x(0.64, -canoe * 0.6)}Z`;
  const depth = Math.min(draught * 0.86, 0.088 * length);
  const rudder = path`M${x(0.05, 0)} L${x(0.056, 0.1 - depth)} Q${x(0.058, -depth)} ${x(0.068, -depth)}
    L${x(0.08, -depth)} Q${x(0.09, -depth)} ${x(0.094, 0.1 - depth)} L${x(0.104, 0)}Z`;
  const blade = Math.min(0.17, draught * 0.13);
  const drive = path`M${x(0.2, 0)} L${x(0.205, -canoe * 1.45)} L${x(0.185, -canoe * 1.5)} L${x(0.185, -canoe * 1.62)}
    L${x(0.232, -canoe * 1.62)} L${x(0.236, 0)}Z
    M${[0.184 * length, blade - canoe * 1.56]} Q${[0.184 * length - 0.1, -canoe * 1.56]} ${[0.184 * length, -canoe * 1.56 - blade]}
    Q${[0.184 * length + 0.06, -canoe * 1.56]} ${[0.184 * length, blade - canoe * 1.56]}Z`;
  const leading = daggerboards
    ? path`M${x(0.56, -canoe)} L${x(0.552, 0.3 - draught)}`
    : path`M${x(0.6, -canoe)} C${x(0.575, -draught * 0.78)} ${x(0.55, 0.08 - draught)} ${x(0.52, 0.1 - draught)} L${x(0.45, 0.1 - draught)}`;
  const streaks = path`M${x(0.1, -0.05)} C${x(0.3, -0.62 * canoe)} ${x(0.72, -0.74 * canoe)} ${x(0.94, -0.2)}
    M${x(0.24, -0.08)} C${x(0.42, -0.34 * canoe)} ${x(0.64, -0.36 * canoe)} ${x(0.8, -0.12)}
    M${x(0.092, -0.3 * depth)} L${x(0.086, 0.2 - depth)}`;
  return { hull, bottom, flank, fins: `${keel}${rudder}${drive}`, wet: leading + streaks };
}
