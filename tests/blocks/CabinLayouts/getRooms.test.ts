import { describe, expect, it } from 'vitest';
import { getRooms } from '../../../blocks/CabinLayouts/getRooms.ts';

describe('getRooms', () => {
  it.each([
    [3, 1, [2, 1], [0, 1]],
    [3, 2, [2, 1], [1, 1]],
    [3, 3, [2, 1], [2, 1]],
    [4, 3, [2, 2], [1, 2]],
    [4, 4, [2, 2], [2, 2]],
    [5, 4, [3, 2], [2, 2]],
    [5, 5, [3, 2], [3, 2]],
    [6, 6, [3, 3], [3, 3]],
  ])(
    '%i cabins and %i bathrooms: to port and starboard %j and %j, without overlaps',
    (cabins, heads, ...sides) => {
      const hulls = getRooms(cabins, heads);
      for (const [index, kind] of (['cabin', 'heads'] as const).entries()) {
        expect(hulls.map((rooms) => rooms.filter((room) => room.kind === kind).length)).toEqual(sides[index]);
      }
      for (const rooms of hulls) {
        for (const [index, { from, share }] of rooms.entries()) {
          expect(share).toBeGreaterThan(0.08);
          expect(from + share).toBeCloseTo(rooms[index + 1]?.from ?? 1);
        }
      }
    },
  );

  it('more bathrooms than cabins: one for each cabin', () => {
    const heads = getRooms(4, 8).map((rooms) => rooms.filter(({ kind }) => kind === 'heads').length);
    expect(heads).toEqual([2, 2]);
  });

  it.each([3, 4, 5, 6])('%i cabins: a desk is in the hull of an owner alone', (cabins) => {
    const desks = getRooms(cabins, cabins)
      .flat()
      .filter(({ kind }) => kind === 'desk');
    expect(desks).toHaveLength(cabins === 3 ? 1 : 0);
  });
});
