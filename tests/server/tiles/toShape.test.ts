import { describe, expect, it } from 'vitest';
import { project } from '../../../parts/Map/project.ts';
import { aroundTheWorld } from '../../../server/tiles/map/aroundTheWorld.ts';
import { clipRing } from '../../../server/tiles/map/clipRing.ts';
import { linesWithin } from '../../../server/tiles/map/linesWithin.ts';
import { ringArea } from '../../../server/tiles/map/ringArea.ts';
import { toRing } from '../../../server/tiles/map/toRing.ts';
import { toShape } from '../../../server/tiles/map/toShape.ts';

const rounded = (values: Iterable<number>) => [...values].map((value) => Math.round(value * 1000) / 1000);

describe('the flat world', () => {
  it('has Greenwich and the equator in its middle, and its corners at 85.05 degrees', () => {
    expect(project(0, 0)).toEqual([0.5, 0.5]);
    expect(rounded(project(-180, 85.0511))).toEqual([0, 0]);
    expect(rounded(project(180, -85.0511))).toEqual([1, 1]);
  });

  it('keeps the poles at a finite distance', () => {
    expect(project(0, 90)[1]).toBeLessThan(0);
    expect(project(0, -90)[1]).toBeGreaterThan(1);
    expect(project(0, -90)[1]).toBeLessThan(1.1);
  });
});

describe('toShape', () => {
  it('goes on over the date line instead of leaping back', () => {
    const { points, box } = toShape([
      [179, 0],
      [-179, 0],
      [-178, 0],
      [179, 0],
    ]);
    const edge = 1 + 1 / 360;
    expect(rounded(points)).toEqual(
      rounded([1 - 1 / 360, 0.5, edge, 0.5, 1 + 2 / 360, 0.5, 1 - 1 / 360, 0.5]),
    );
    expect(
      aroundTheWorld({ points, box }).map((shape) => rounded([shape.box.left, shape.box.right])),
    ).toEqual([rounded([1 - 1 / 360, 1 + 2 / 360]), rounded([-1 / 360, 2 / 360])]);
  });

  it('lies once in the world when it does not leave it', () => {
    expect(
      aroundTheWorld(
        toShape([
          [0, 0],
          [10, 10],
        ]),
      ),
    ).toHaveLength(1);
  });

  it('closes what goes round the South Pole below the map', () => {
    const { points, box } = toRing([
      [0, -70],
      [120, -70],
      [-120, -70],
      [0, -70],
    ]);
    expect(rounded([points[0] ?? 0, points[6] ?? 0])).toEqual([0.5, 1.5]);
    expect(box.bottom).toBeGreaterThan(1);
    expect(points.at(-1)).toBe(box.bottom);
  });
});

describe('clipping', () => {
  const square = {
    points: Float64Array.from([0, 0, 4, 0, 4, 4, 0, 4, 0, 0]),
    box: { left: 0, top: 0, right: 4, bottom: 4 },
  };
  const area = (points: ArrayLike<number>) => {
    const closed = Float64Array.from([...Array.from(points), points[0] ?? 0, points[1] ?? 0]);
    return ringArea({ points: closed, box: square.box });
  };

  it.each([
    ['around it', { left: -1, top: -1, right: 5, bottom: 5 }, 16],
    ['inside of it', { left: 1, top: 1, right: 2, bottom: 3 }, 2],
    ['over a corner of it', { left: 3, top: 3, right: 9, bottom: 9 }, 1],
    ['across it', { left: -1, top: 1, right: 9, bottom: 2 }, 4],
    ['beside it', { left: 5, top: 5, right: 9, bottom: 9 }, 0],
  ])('cuts a ring to a box %s', (_where, box, expected) => {
    expect(area(clipRing(square, box))).toBe(expected);
  });

  it('takes the steps of a line that touch a box, in stretches', () => {
    const line = { points: Float64Array.from([0, 0, 2, 0, 4, 0, 4, 9, 2, 9, 2, 0]), box: square.box };
    expect(linesWithin(line, { left: 1, top: -1, right: 3, bottom: 1 })).toEqual([
      [0, 0, 2, 0, 4, 0],
      [2, 9, 2, 0],
    ]);
  });
});
