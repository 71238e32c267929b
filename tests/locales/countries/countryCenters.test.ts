import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import { COUNTRY_CODES } from '../../../locales/countryCodes.ts';

const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'),
);
/** Degrees; a centre of many islands may lie in the water between them. */
const NEAR = 0.5;

const outlines = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
  if (id === undefined) return [];
  const code = new Intl.Locale(`und-${id}`).region ?? '';
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  return [{ code, rings }];
});

/** Whether a point lies in an odd number of rings. */
function isInside([x = 0, y = 0]: Position, rings: Position[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x2 = 0, y2 = 0]] of ring.entries()) {
      const [x1 = 0, y1 = 0] = ring.at(index - 1) ?? [];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

const isNear = ([x = 0, y = 0]: Position, rings: Position[][]): boolean =>
  rings.flat().some(([otherX = 0, otherY = 0]) => Math.hypot(x - otherX, y - otherY) < NEAR);

describe('countryCenters', () => {
  it('has the 249 countries of ISO 3166-1, and Kosovo', () => {
    const codes = Object.keys(countryCenters);
    expect(codes).toHaveLength(250);
    expect(codes).toEqual([...codes].sort());
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(outlines.map(({ code }) => code).filter((code) => !(code in countryCenters))).toEqual([]);
  });

  it('has every country that a form offers', () => {
    expect(COUNTRY_CODES.filter((code) => !(code in countryCenters))).toEqual([]);
  });

  it('every centre has a latitude below 81 and a longitude below 180 degrees', () => {
    for (const center of Object.values(countryCenters)) {
      expect(center).toHaveLength(2);
      const [latitude, longitude] = center;
      expect(Math.abs(latitude)).toBeLessThan(81);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
  });

  it.each(Object.entries(countryCenters))(
    'the centre of %s lies in the country or near its coast',
    (code, [latitude, longitude]) => {
      const rings = outlines.filter((outline) => outline.code === code).flatMap((outline) => outline.rings);
      // The atlas counts overseas departments to their country, and leaves the smallest islands out.
      if (rings.length === 0) return;
      const place = [longitude, latitude];
      expect(isInside(place, rings) || isNear(place, rings)).toBe(true);
    },
  );
});
