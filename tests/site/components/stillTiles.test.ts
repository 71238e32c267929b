import { expect, it } from 'vitest';
import { stillTiles } from '../../../site/components/Map/stillTiles.ts';

const SITE = '/tiles/v1/en/{z}/{x}/{y}{r}.png';
const HARBOUR = { latitude: 47.71, longitude: -3.39, attribution: 'Natural Earth' };

const addresses = ({ rows }: ReturnType<typeof stillTiles>) => rows.map((row) => row.map(({ src }) => src));

it('URLs of the tiles around a position', () => {
  const view = { ...HARBOUR, zoom: 9, maxZoom: 9, tiles: '/{z}/{x}/{y}' };
  // From OpenStreetMap's formula (Slippy map tilenames): column 251, row 178 at level 9.
  expect(addresses(stillTiles(view))).toEqual(
    [176, 177, 178, 179, 180].map((row) => [249, 250, 251, 252, 253].map((column) => `/9/${column}/${row}`)),
  );
});

it('position in pixels on the tiles', () => {
  const { place, size } = stillTiles({ ...HARBOUR, zoom: 9, maxZoom: 9, tiles: SITE });
  expect(size).toBe(256);
  // 251.179 and 178.16 tiles from the corner of the world; the first ones are 249 and 176.
  expect(place.x).toBeCloseTo(2.179 * 256, 0);
  expect(Math.floor(place.y / 256)).toBe(2);
});

it('beyond maxZoom: enlarges tiles of maxZoom', () => {
  const still = stillTiles({ ...HARBOUR, zoom: 9, maxZoom: 8, tiles: SITE });
  expect(still.size).toBe(512);
  expect(addresses(still)[1]?.[1]).toBe('/tiles/v1/en/8/125/89.png');
  expect(addresses(still)).toHaveLength(3);
});

it('{r} in the URL: srcSet with @2x', () => {
  const [first] = stillTiles({ ...HARBOUR, zoom: 8, maxZoom: 8, tiles: SITE }).rows[0] ?? [];
  expect(first?.srcSet).toBe(`${first?.src.replace('.png', '@2x.png')} 2x`);
  const [other] = stillTiles({ ...HARBOUR, zoom: 8, maxZoom: 18, tiles: '/{z}/{x}/{y}.png' }).rows[0] ?? [];
  expect(other?.srcSet).toBeUndefined();
});

it('wraps around at the date line, stops at the poles', () => {
  const fiji = { latitude: 85, longitude: 179.9, zoom: 3, maxZoom: 3, attribution: '-' };
  const still = stillTiles({ ...fiji, tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png' });
  expect(addresses(still)[0]).toEqual([
    'https://c.tiles.example/3/5/0.png',
    'https://a.tiles.example/3/6/0.png',
    'https://b.tiles.example/3/7/0.png',
    'https://a.tiles.example/3/0/0.png',
    'https://b.tiles.example/3/1/0.png',
  ]);
  expect(still.rows).toHaveLength(3);
  expect(still.place.y).toBeLessThan(256);
});
