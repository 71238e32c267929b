import { expect, it } from 'vitest';
import { type Coordinates, distance } from '../../../../server/pages/locator/distance.ts';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

const PARIS = at(48.8566, 2.3522);
const LONDON = at(51.5074, -0.1278);
const NEW_YORK = at(40.7128, -74.006);
const SYDNEY = at(-33.8688, 151.2093);
const AUCKLAND = at(-36.8485, 174.7633);
const PAPEETE = at(-17.5516, -149.5585);

it.each<[string, Coordinates, Coordinates, number]>([
  ['Paris and London', PARIS, LONDON, 344],
  ['Paris and New York', PARIS, NEW_YORK, 5837],
  ['London and Sydney', LONDON, SYDNEY, 16_994],
  ['Auckland and Papeete, across the date line', AUCKLAND, PAPEETE, 4090],
  ['two sides of the date line', at(0, 179.5), at(0, -179.5), 111.2],
  ['the poles', at(90, 0), at(-90, 123), 20_015],
  ['a place and its antipode', at(30, 40), at(-30, -140), 20_015],
])('%s: within 1 % of the atlas', (_case, one, other, km) => {
  expect(Math.abs(distance(one, other) - km)).toBeLessThan(km / 100);
  expect(distance(other, one)).toBeCloseTo(distance(one, other), 6);
});

it('0 for the same place, and for the pole on two meridians', () => {
  expect(distance(PARIS, PARIS)).toBe(0);
  expect(distance(at(90, 0), at(90, 120))).toBeCloseTo(0, 6);
});
