import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';

/** What the frames of all boats of a picture have in common, in centimetres from the waterline. */
export interface Frame {
  /** Height of the picture above the water. */
  top: number;
  depth: number;
  /** Width of all boats beside each other. */
  width: number;
}

/** Room before the stern and behind the bow of each boat. */
export const AIR = 110;

/** Width of the staff beside the boats with some room between all of them, and of a boat without measures. */
const STAFF = 900;
const BUOY = 1000;

/** A frame that holds each of the boats. */
export function toFrame(profiles: readonly (BoatProfile | undefined)[]): Frame {
  const known = profiles.filter((profile) => profile !== undefined);
  const highest = Math.max(12, ...known.map(({ airDraught }) => airDraught));
  const deepest = Math.max(1, ...known.map(({ draught }) => draught));
  const widths = profiles.map((profile) => (profile ? profile.length * 100 + 2 * AIR : BUOY));
  return {
    top: Math.round(highest * 100) + 80,
    depth: Math.round(deepest * 100) + 170,
    width: Math.round(STAFF + widths.reduce((sum, width) => sum + width, 0)),
  };
}
