/** A room of a hull: where it begins, from aft, and how long it is, as shares of all its rooms. */
export interface Room {
  kind: 'cabin' | 'heads' | 'desk';
  from: number;
  share: number;
}

/** Kinds of room by their letters, and how long such a room is beside others; the owner's bathroom is a long one. */
const KINDS = {
  c: ['cabin', 1],
  h: ['heads', 0.38],
  d: ['desk', 0.7],
  o: ['heads', 0.9],
} as const satisfies Record<string, readonly [Room['kind'], number]>;

/** Rooms of a hull from stern to bow, by its number of cabins and bathrooms. One cabin is the owner's. */
const HULLS: Readonly<Record<number, readonly string[]>> = {
  1: ['cd', 'cdo'],
  2: ['cc', 'chc', 'chhc'],
  3: ['ccc', 'cchc', 'chchc', 'chchch'],
};

const isKind = (letter: string): letter is keyof typeof KINDS => letter in KINDS;

/**
 * Rooms of both hulls, port first, for three to six cabins; at most one bathroom a cabin. An owner's hull is to
 * starboard.
 */
export function getRooms(cabins: number, heads: number): [Room[], Room[]] {
  const starboard = Math.floor(cabins / 2);
  const starboardHeads = Math.min(starboard, Math.max(1, Math.round((heads * starboard) / cabins)));
  const portHeads = Math.min(cabins - starboard, Math.max(0, heads - starboardHeads));
  const place = (rooms = ''): Room[] => {
    const kinds = [...rooms].filter(isKind).map((letter) => KINDS[letter]);
    const total = kinds.reduce((sum, [, share]) => sum + share, 0);
    let end = 0;
    return kinds.map(([kind, size]) => {
      const [from, share] = [end, size / total];
      end += share;
      return { kind, from, share };
    });
  };
  return [place(HULLS[cabins - starboard]?.[portHeads]), place(HULLS[starboard]?.[starboardHeads])];
}
