import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';
import { drawCrew } from './drawCrew.ts';
import { drawHouse } from './drawHouse.ts';
import { drawHull } from './drawHull.ts';
import { drawRig } from './drawRig.ts';
import { toHullDimensions } from './toHullDimensions.ts';

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
