import { describe, expect, it } from 'vitest';
import { drawPlan } from '../../../blocks/CabinLayouts/drawPlan.ts';
import { type PlannedBoat, toDeck } from '../../../blocks/CabinLayouts/toDeck.ts';

const A_BOAT: PlannedBoat = { length: 13.6, beam: 7.55 };

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The extents of the parts of a path in metres, port up: whole centimetres, relative but for the first command. */
function partsOf(data: string): Box[] {
  return [...data.matchAll(/M[^M]*/g)].map(([part]) => {
    const points: [number, number][] = [];
    let [x, y] = [0, 0];
    for (const [, command = '', rest = ''] of part.matchAll(/([a-z])([^a-z]*)/gi)) {
      const numbers = rest.match(/-?\d+/g)?.map(Number) ?? [];
      const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y];
      for (let index = 0; index + 1 < numbers.length; index += 2)
        points.push([fromX + (numbers[index] ?? 0), fromY + (numbers[index + 1] ?? 0)]);
      [x, y] = points.at(-1) ?? [0, 0];
    }
    const [xs, ys] = [points.map((point) => point[0] / 100), points.map((point) => -point[1] / 100)];
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  });
}

const partOf = (data: string): Box => {
  const [part] = partsOf(data);
  if (!part) throw new Error('nothing is drawn');
  return part;
};

const placesOf = (boat: PlannedBoat, place: string) =>
  drawPlan(boat, 3, 3)
    .marks.filter((mark) => mark.place === place)
    .map(({ x, y }) => ({ x, y }));

const looks = (['full', 'slender', 'wide'] as const).flatMap((hullShape) =>
  (['bulkhead', 'raised', 'outboard', 'flybridge', undefined] as const).map(
    (helm): PlannedBoat => ({ ...A_BOAT, hullShape, ...(helm && { helm }) }),
  ),
);

describe('drawPlan', () => {
  it.each(looks)('%j: hulls of the length given, as far apart as her beam', (boat) => {
    const hulls = drawPlan(boat, 4, 4).hulls.map(partOf);
    expect(hulls).toHaveLength(2);
    for (const { left, right } of hulls) {
      expect(left).toBe(0);
      expect(right).toBeCloseTo(boat.length, 1);
    }
    expect(Math.max(...hulls.map(({ top }) => top))).toBeCloseTo(boat.beam / 2, 1);
    expect(Math.min(...hulls.map(({ bottom }) => bottom))).toBeCloseTo(-boat.beam / 2, 1);
  });

  it.each(looks)('%j: furniture and places are on board, a dinghy at most a foot behind', (boat) => {
    const { furniture, marks } = drawPlan({ ...boat, tender: 'davits', forwardCockpit: true }, 5, 5);
    for (const paths of Object.values(furniture)) {
      expect(paths).not.toMatch(/NaN|undefined|Infinity/);
      for (const { left, right, top, bottom } of partsOf(paths)) {
        expect(left).toBeGreaterThanOrEqual(-0.3);
        expect(right).toBeLessThanOrEqual(boat.length);
        expect(top).toBeLessThan(boat.beam / 2);
        expect(bottom).toBeGreaterThan(-boat.beam / 2);
      }
    }
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(boat.length);
      expect(Math.abs(y)).toBeLessThan(boat.beam / 2);
    }
  });

  it('a berth is two metres long on every boat', () => {
    for (const boat of [A_BOAT, { length: 18.3, beam: 9.7, hullShape: 'wide' } as const]) {
      const { left, right, top, bottom } = partOf(
        drawPlan(boat, 4, 4).furniture.soft.split('M').slice(0, 2).join('M'),
      );
      expect(right - left).toBeCloseTo(2.05, 1);
      expect(top - bottom).toBeLessThanOrEqual(1.61);
    }
  });

  it('hulls are slender, with daggerboards and a bowsprit, where the boat is', () => {
    const widths = (['full', 'wide', 'slender'] as const).map((hullShape) => {
      const { hulls, daggerboards, spars } = drawPlan({ ...A_BOAT, hullShape }, 3, 3);
      const reach = Math.max(...partsOf(spars).map(({ right }) => right));
      expect(daggerboards !== '').toBe(hullShape === 'slender');
      expect(reach > A_BOAT.length).toBe(hullShape === 'slender');
      const { top, bottom } = partOf(hulls[0] ?? '');
      return top - bottom;
    });
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(widths.at(-1)).toBeLessThan((widths[0] ?? 0) - 0.25);
  });

  it('the helm is beside the bulkhead, or on each hull before the cabins', () => {
    const { bulkhead, inner } = toDeck(A_BOAT);
    for (const helm of ['bulkhead', 'raised', 'flybridge'] as const) {
      const [at, ...others] = placesOf({ ...A_BOAT, helm }, 'helm');
      expect(others).toEqual([]);
      expect(at?.x).toBeLessThan(bulkhead);
      expect(at?.x).toBeGreaterThan(bulkhead - 1.5);
      expect(Math.abs(at?.y ?? 0)).toBeLessThan(inner);
    }
    const boat = { ...A_BOAT, helm: 'outboard' } as const;
    const wheels = placesOf(boat, 'helm');
    expect(wheels.map(({ y }) => Math.sign(y))).toEqual([1, -1]);
    for (const { x, y } of wheels) {
      expect(Math.abs(y)).toBeGreaterThan(inner);
      expect(x).toBeLessThan(toDeck(boat).rooms.from);
    }
  });

  it('a forward cockpit takes the front of the saloon', () => {
    const boat = { ...A_BOAT, forwardCockpit: true };
    const [aft, forward] = placesOf(boat, 'cockpit');
    expect(aft?.x).toBeLessThan(toDeck(boat).bulkhead);
    expect(forward?.x).toBeGreaterThan(toDeck(boat).saloonEnd);
    expect(placesOf(A_BOAT, 'cockpit')).toHaveLength(1);
  });

  it.each(['davits', 'platform'] as const)('a dinghy lies between the sterns (%s)', (tender) => {
    const { aft } = toDeck(A_BOAT);
    const between = (boat: PlannedBoat) =>
      partsOf(drawPlan(boat, 3, 3).furniture.hard).filter(
        ({ right, top, bottom }) => right <= aft && top - bottom > 3,
      );
    expect(between(A_BOAT)).toHaveLength(0);
    expect(between({ ...A_BOAT, tender })).toHaveLength(1);
  });
});
