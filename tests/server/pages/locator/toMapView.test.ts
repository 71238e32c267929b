import { expect, it } from 'vitest';
import { toMapView } from '../../../../server/pages/locator/toView.ts';

const tiles = (maxZoom: number) => ({ tiles: '/tiles/{z}/{x}/{y}', maxZoom, attribution: '-' });
const place = { latitude: 47.7, longitude: -3.4 };

it.each([
  ['one place on tiles of the site', 10, 8, true, 6],
  ['several places on tiles of the site', 10, 8, false, 8],
  ['one place on tiles of another server', 10, 18, true, 10],
  ['a country on tiles of the site', 4, 8, false, 4],
] as const)('%s at zoom %i, maximum %i: zoom %i', (_what, zoom, maxZoom, isAlone, shown) => {
  expect(toMapView({ ...place, zoom }, tiles(maxZoom), isAlone).zoom).toBe(shown);
});
