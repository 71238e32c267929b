import type { BoatProfile } from '../../../../schemas/parts/boatProfile.ts';

/**
 * Heights above the waterline and positions along the hull in metres that several parts of the drawing share. The
 * factors are estimates: straight lines through the dimensions of typical cruising catamarans of 10 to 20 m; a boat
 * with daggerboards is drawn as a sportier one, with a lower roof and a mast further aft.
 */
export function toHullDimensions({ length, airDraught, daggerboards, flybridge }: BoatProfile) {
  const bow = 0.62 + 0.088 * length;
  const deck = bow - 0.2;
  const roof = deck + 1.3 + 0.032 * length - (daggerboards ? 0.25 : 0);
  const boom = Math.min(roof + (flybridge ? 2.5 : daggerboards ? 0.75 : 1), airDraught * 0.45);
  const mast = length * (daggerboards ? 0.55 : 0.545);
  // Where the stem is at a height: it stands, or leans back.
  const stem = (y: number) => length - (daggerboards ? 0.034 * length * ((y - 0.25) / (bow - 0.39)) : 0.02);
  return { stem, bow, deck, roof, boom, mast, top: airDraught * 0.972 };
}

export type HullDimensions = ReturnType<typeof toHullDimensions>;
