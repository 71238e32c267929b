import type { CabinLayouts, plannedBoat } from '../../schemas/blocks/cabin-layouts.ts';

/** What the deck plan of a boat is drawn from, besides its cabins. */
export type PlannedBoat = Pick<CabinLayouts, keyof typeof plannedBoat>;

/**
 * Proportions of such boats: the width of a hull as a share of the beam, and along the length where steps end, cabins
 * begin and end, and between the hulls where cockpit, saloon, lockers and nets begin, and the nets end.
 */
const SHAPES = {
  full: { hull: 0.285, steps: 0.09, rooms: [0.1, 0.7], deck: [0.115, 0.325, 0.64, 0.715, 0.905] },
  slender: { hull: 0.24, steps: 0.07, rooms: [0.1, 0.68], deck: [0.135, 0.315, 0.605, 0.675, 0.93] },
  wide: { hull: 0.25, steps: 0.095, rooms: [0.105, 0.74], deck: [0.11, 0.3, 0.67, 0.74, 0.91] },
} as const;

/** What a forward cockpit takes of the saloon, along the length. */
const FORWARD_COCKPIT = 0.085;
/** Where cabins begin when there is a helm on each hull. */
const BEHIND_HELMS = 0.19;

/** A boat from above in metres: x from the stern, y from the middle, port up. */
export function toDeck(boat: PlannedBoat) {
  const { length, beam, hullShape = 'full', helm, forwardCockpit } = boat;
  const { hull, steps, rooms, deck } = SHAPES[hullShape];
  const [aft, bulkhead, lockers, nets, crossbeam] = deck;
  const begin = helm === 'outboard' ? BEHIND_HELMS : rooms[0];
  return {
    length,
    shape: hullShape,
    /** The outer edge of a hull. */
    side: beam / 2,
    hull: hull * beam,
    /** The inner edge of a hull. */
    inner: beam * (0.5 - hull),
    steps: steps * length,
    rooms: { from: begin * length, to: rooms[1] * length },
    aft: aft * length,
    bulkhead: bulkhead * length,
    /** End of the saloon, where the forward cockpit begins, if there is one. */
    saloonEnd: (forwardCockpit ? lockers - FORWARD_COCKPIT : lockers) * length,
    lockers: lockers * length,
    nets: nets * length,
    crossbeam: crossbeam * length,
  };
}

export type Deck = ReturnType<typeof toDeck>;
