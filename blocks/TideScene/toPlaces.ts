import type { TideScene } from '../../schemas/blocks/tide-scene.ts';

export type KeeledBoat = Pick<TideScene, 'length' | 'airDraught' | 'draught'>;

/** How far the drawing reaches to both sides, in centimetres from the stern: beyond the edges of any screen. */
export const WIDE = { left: -4000, right: 5500 } as const;

/** Where the staff stands in its channel, in centimetres from the stern. */
export const STAFF = -265;

/** Heights of the scene in centimetres above low water. */
export function toPlaces({ draught }: KeeledBoat, range: number) {
  const high = Math.round(range * 100);
  const half = Math.round(high / 2);
  return {
    high,
    half,
    /** She touches at half tide. */
    sand: half - Math.round(draught * 100),
    /** The eye is a little above high water. */
    horizon: high + 80,
  };
}

export type Places = ReturnType<typeof toPlaces>;
