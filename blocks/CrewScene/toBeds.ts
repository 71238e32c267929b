import type { RoomSpace } from '../CabinLayouts/drawRoom.ts';
import { toTable } from '../CabinLayouts/drawSaloon.ts';
import type { Deck } from '../CabinLayouts/toDeck.ts';

/** Of the lowered table, along and across, with its cushions. */
const TABLE = { length: 2, width: 1.1 };

export interface Bed {
  /** The room that is lit. */
  space: RoomSpace;
  sleepers: number;
  /** Else it is in the saloon. */
  isCabin: boolean;
}

/** “port forward 2, starboard forward 1” in parts. */
export const parseBeds = (beds: string) =>
  beds.split(', ').map((bed) => {
    const words = bed.split(' ');
    return { side: words[0], place: words.length > 2 ? words[1] : undefined, sleepers: Number(words.at(-1)) };
  });

/** How many are on board after each moment. */
export const countAboard = (moments: readonly { beds: string }[]): number[] => {
  let aboard = 0;
  return moments.map(({ beds }) => {
    for (const { sleepers } of parseBeds(beds)) aboard += sleepers;
    return aboard;
  });
};

/** Where the beds of a moment are: cabins of a hull from aft; those of a cabin that the plan lacks are left out. */
export function toBeds(beds: string, cabins: readonly RoomSpace[], deck: Deck): Bed[] {
  return parseBeds(beds).flatMap(({ side, place, sleepers }): Bed[] => {
    if (side === 'saloon') return [{ space: toSaloonBed(deck), sleepers, isCabin: false }];
    const hull = cabins.filter(({ middle }) => middle > 0 === (side === 'port'));
    const space = { aft: hull[0], middle: hull[1], forward: hull.at(-1) }[place ?? ''];
    return space ? [{ space, sleepers, isCabin: true }] : [];
  });
}

function toSaloonBed(deck: Deck): RoomSpace {
  const { x, y } = toTable(deck);
  return { x: x - TABLE.length / 2, width: TABLE.length, middle: y, height: TABLE.width };
}
