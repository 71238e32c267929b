import { describe, expect, it } from 'vitest';
import { findBest, madeGood, parsePoints, toCurve } from '../../../blocks/Polar/toCurve.ts';

const TWELVE = '40 6.1, 45 7.1, 52 7.9, 60 8.3, 90 9.4, 110 9.7, 135 8.5, 150 7.1, 180 5.4';

describe('a polar curve', () => {
  it('goes through the speeds measured, with a point for each degree', () => {
    const points = parsePoints(TWELVE);
    const curve = toCurve(points);
    expect(curve.map(({ angle }) => angle)).toEqual(Array.from({ length: 141 }, (_, index) => 40 + index));
    for (const { angle, speed } of points) expect(curve[angle - 40]?.speed).toBeCloseTo(speed, 9);
  });

  it('is nowhere faster than the fastest speed measured', () => {
    expect(Math.max(...toCurve(parsePoints(TWELVE)).map(({ speed }) => speed))).toBe(9.7);
  });

  it('has its best angles where most is made good, and where it is fastest', () => {
    const curve = toCurve(parsePoints(TWELVE));
    const { upwind, fastest, downwind } = findBest(curve);
    expect(fastest).toEqual({ angle: 110, speed: 9.7 });
    expect(upwind?.angle).toBeGreaterThan(44);
    expect(upwind?.angle).toBeLessThan(53);
    expect(upwind && madeGood(upwind)).toBe(Math.max(...curve.map(madeGood)));
    expect(downwind && madeGood(downwind)).toBe(Math.min(...curve.map(madeGood)));
  });

  it('is the same from angles in any order, the last of two speeds at one angle', () => {
    expect(parsePoints('90 9.0, 40 6, 90 9.4')).toEqual([
      { angle: 40, speed: 6 },
      { angle: 90, speed: 9.4 },
    ]);
  });
});
