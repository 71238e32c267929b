/** A room of a hull; positions from its stern. */
export interface Room {
  kind: 'berth' | 'head' | 'desk';
  x: number;
  width: number;
}

/** Rooms of a hull by its number of cabins, from stern to bow: kind and share of the hull. One cabin is the owner's. */
const HULLS: Readonly<Record<number, readonly [Room['kind'], number][]>> = {
  1: [
    ['berth', 0.4],
    ['desk', 0.26],
    ['head', 0.34],
  ],
  2: [
    ['berth', 0.38],
    ['head', 0.13],
    ['head', 0.13],
    ['berth', 0.36],
  ],
  3: [
    ['berth', 0.27],
    ['head', 0.11],
    ['berth', 0.25],
    ['head', 0.11],
    ['berth', 0.26],
  ],
};

/**
 * Rooms of both hulls, port first, for three to six cabins.
 *
 * @param length of a hull's rooms, in units of the drawing.
 */
export function getRooms(cabins: number, length: number): [Room[], Room[]] {
  const port = Math.floor(cabins / 2);
  const place = (count: number): Room[] => {
    let x = 12;
    return (HULLS[count] ?? []).map(([kind, share]) => {
      const width = Math.round(share * (length - 12));
      x += width;
      return { kind, x: x - width, width };
    });
  };
  return [place(port), place(cabins - port)];
}
