import { describe, expect, it } from 'vitest';
import { getRooms } from '../../../blocks/CabinLayouts/getRooms.ts';

describe('getRooms', () => {
  it.each([
    [3, 1, 2],
    [4, 2, 2],
    [5, 2, 3],
    [6, 3, 3],
  ])('%i cabins: %i berths to port, %i to starboard, without overlaps', (cabins, port, starboard) => {
    const hulls = getRooms(cabins, 370);
    expect(hulls.map((rooms) => rooms.filter(({ kind }) => kind === 'berth').length)).toEqual([
      port,
      starboard,
    ]);
    for (const rooms of hulls) {
      for (const [index, { x, width }] of rooms.entries()) {
        expect(x + width).toBeLessThanOrEqual(rooms[index + 1]?.x ?? 375);
      }
    }
  });
});
