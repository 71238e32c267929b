import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../../../../server/pages/locator/distance.ts';
import { toView, type View } from '../../../../server/pages/locator/toView.ts';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** How far a point is from the middle of the map, in pixels of its zoom (Web Mercator). */
const pixelsFrom = (view: View, point: Coordinates) => {
  const scale = (256 * 2 ** view.zoom) / 360;
  const mercator = (latitude: number) =>
    (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  const apart = Math.abs(point.longitude - view.longitude);
  return {
    x: Math.min(apart, 360 - apart) * scale,
    y: Math.abs(mercator(point.latitude) - mercator(view.latitude)) * scale,
  };
};

describe('toView', () => {
  it('no points: the world (behaviour §6.7)', () => {
    expect(toView([])).toEqual({ latitude: 28.52, longitude: -3.07, zoom: 1 });
  });

  it('one point: town zoom', () => {
    expect(toView([at(46.16, -1.15)])).toEqual({ latitude: 46.16, longitude: -1.15, zoom: 10 });
  });

  it('several equal points: no closer than a town', () => {
    expect(toView([at(46.16, -1.15), at(46.16, -1.15), at(46.1601, -1.15)]).zoom).toBe(10);
  });

  it('points across France: France, not the continent', () => {
    const corners = [at(51.03, 2.38), at(48.39, -4.49), at(43.3, 3), at(48.58, 7.75), at(42.7, 2.9)];
    const view = toView(corners);
    expect(view.latitude).toBeCloseTo(46.865, 3);
    expect(view.longitude).toBeCloseTo(1.63, 3);
    expect(view.zoom).toBeGreaterThanOrEqual(4);
    expect(view.zoom).toBeLessThanOrEqual(6);
  });

  it('from the Baltic to Lake Constance: as close as a portrait phone allows', () => {
    const german = [at(54.33, 10.15), at(54.37, 10.98), at(53.54, 9.96), at(47.65, 9.48)];
    expect(toView(german).zoom).toBe(6);
  });

  it('on both sides of the date line: centred there', () => {
    const fiji = [at(-18.14, 178.44), at(-16.78, 179.34), at(-16.69, -179.87)];
    const view = toView(fiji);
    expect(view.longitude).toBeCloseTo(179.285, 3);
    expect(view.zoom).toBeGreaterThan(5);
    expect(toView([at(0, 170), at(0, -160)]).longitude).toBe(-175);
  });

  it('all around the world: the world', () => {
    const view = toView([at(50, -120), at(50, 0), at(-30, 120), at(0, 60), at(0, -60), at(0, 180)]);
    expect(view.zoom).toBeLessThanOrEqual(1);
  });

  it('at the poles: valid coordinates', () => {
    expect(toView([at(90, 0)])).toEqual({ latitude: 90, longitude: 0, zoom: 10 });
    expect(toView([at(90, 0), at(-90, 0)])).toMatchObject({ latitude: 0, zoom: 1 });
  });

  const coordinates = (most: number) =>
    fc.record({
      latitude: fc.double({ min: -most, max: most, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });

  it('always within the map’s bounds', () => {
    fc.assert(
      fc.property(fc.array(coordinates(90), { maxLength: 20 }), (points) => {
        const { latitude, longitude, zoom } = toView(points);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        expect(zoom).toBe(Math.min(Math.max(Math.round(zoom), 1), 10));
      }),
    );
  });

  it('a portrait phone shows every point up to 65° latitude', () => {
    fc.assert(
      fc.property(fc.array(coordinates(65), { minLength: 1, maxLength: 20 }), (points) => {
        const view = toView(points);
        for (const point of points) {
          const { x, y } = pixelsFrom(view, point);
          // No map is smaller than the world at its first level.
          if (view.zoom > 1) expect(x).toBeLessThanOrEqual(160);
          expect(y).toBeLessThanOrEqual(270);
        }
      }),
    );
  });

  it('300,000 points', () => {
    const points = Array.from({ length: 300_000 }, (_, index) => at((index % 100) / 10, (index % 90) / 10));
    expect(toView(points)).toMatchObject({ latitude: 4.95, longitude: 4.45 });
  });

  it('does not depend on the order of the points', () => {
    fc.assert(
      fc.property(fc.array(coordinates(90), { maxLength: 20 }), (points) => {
        expect(toView(points.toReversed())).toEqual(toView(points));
      }),
    );
  });
});
