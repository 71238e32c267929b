import { describe, expect, it } from 'vitest';
import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import { drawBoat } from '../../../site/components/BoatProfile/drawing/drawBoat.ts';

const boats: Record<string, BoatProfile> = {
  'a cruising boat': { length: 12.8, airDraught: 20.9, draught: 1.25 },
  'a fast boat': { length: 15.2, airDraught: 25.2, draught: 2.85, daggerboards: true },
  'a boat with a flybridge': { length: 18.3, airDraught: 30.2, draught: 1.6, flybridge: true, genoa: true },
  'the smallest that the schema allows': { length: 5, airDraught: 6, draught: 0.3, flybridge: true },
  'the largest that the schema allows': { length: 40, airDraught: 60, draught: 6, daggerboards: true },
};

/** The points of a path in centimetres, control points of curves included. */
function pointsOf(path: string) {
  const points: [x: number, y: number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? [];
    const isRelative = command === command.toLowerCase();
    const pairs = numbers.flatMap((dx, index): [number, number][] =>
      index % 2 === 0 ? [[isRelative ? x + dx : dx, (isRelative ? y : 0) + (numbers[index + 1] ?? 0)]] : [],
    );
    points.push(...pairs);
    [x, y] = pairs.at(-1) ?? [startX, startY];
    if (/m/i.test(command)) [startX, startY] = [x, y];
  }
  return points;
}

/** Extent of a path in centimetres. */
function extent(path: string) {
  const [xs, ys] = [pointsOf(path).map(([x]) => x), pointsOf(path).map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('drawBoat', () => {
  it.each(Object.entries(boats))('%s: length, height and draught as given', (_, boat) => {
    const { hull, fins, rigging, ...others } = drawBoat(boat);
    expect(extent(hull)).toMatchObject({ left: 0, right: Math.round(boat.length * 100) });
    expect(extent(fins).bottom).toBe(Math.round(boat.draught * 100));
    expect(extent(rigging).top).toBe(Math.round(-boat.airDraught * 100));
    for (const path of Object.values(others)) {
      expect(path).not.toMatch(/NaN|undefined|Infinity/);
      expect(extent(path).top).toBeGreaterThanOrEqual(-boat.airDraught * 100);
    }
  });

  it('mainsail above the house, headsail before the boom’s end', () => {
    for (const boat of Object.values(boats)) {
      const { mainsail, headsail, house } = drawBoat(boat);
      expect(extent(mainsail).bottom).toBeLessThan(extent(house).bottom);
      expect(extent(headsail).left).toBeGreaterThan(extent(mainsail).left);
      expect(extent(headsail).right).toBeLessThanOrEqual(boat.length * 100);
    }
  });
});
