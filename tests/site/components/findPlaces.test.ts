import { expect, it } from 'vitest';
import { type Extent, findPlaces, type Spot } from '../../../site/components/Map/findPlaces.ts';
import type { MapPoint } from '../../../site/components/Map/MapPoint.ts';

const lorient: MapPoint = ['a', 47.75, -3.36, 'Lorient'];
const hennebont: MapPoint = ['b', 47.8, -3.28, 'Hennebont'];
const auckland: MapPoint = ['c', -36.84, 174.77, 'Auckland'];

const world: Extent = { west: -180, south: -85, east: 180, north: 85 };
const CLOSEST = 10;

const find = findPlaces([lorient, hennebont, auckland], CLOSEST);
const told = (spot: Spot) => (spot.kind === 'place' ? spot.point[0] : spot.count);

it('close places form a cluster with their number', () => {
  expect(find(world, 2).map(told).sort()).toEqual([2, 'c']);
});

it('pins are parted that leave each other room: 50 px, not 46', () => {
  const degrees = (pixels: number) => (pixels / (256 * 2 ** 2)) * 360;
  const pair = (pixels: number) =>
    findPlaces(
      [
        ['a', 0, 0, 'A'],
        ['b', 0, degrees(pixels), 'B'],
      ],
      CLOSEST,
    )(world, 2);
  expect(pair(50).map(told).sort()).toEqual(['a', 'b']);
  expect(pair(46).map(told)).toEqual([2]);
});

it('no clusters at the maximum zoom', () => {
  const twins = findPlaces([lorient, ['d', ...lorient.slice(1)] as unknown as MapPoint], CLOSEST);
  expect(twins(world, CLOSEST - 1).map(told)).toEqual([2]);
  expect(twins(world, CLOSEST).map(told).sort()).toEqual(['a', 'd']);
});

it('a cluster’s zoom is where it splits, at most the maximum', () => {
  const [cluster] = find(world, 2).filter(({ kind }) => kind === 'cluster');
  const zoom = cluster?.kind === 'cluster' ? cluster.zoom : 0;
  expect(find(world, zoom).map(told).sort()).toEqual(['a', 'b', 'c']);
  const twins = findPlaces([lorient, ['d', 47.75, -3.36, 'Lorient again']], CLOSEST);
  expect(twins(world, 2)).toMatchObject([{ kind: 'cluster', zoom: CLOSEST }]);
});

it('returns only places within the bounds', () => {
  expect(find({ west: 100, south: -60, east: 179, north: 0 }, 5).map(told)).toEqual(['c']);
});

it('repeats a place on each copy of the world', () => {
  const spots = find({ west: -300, south: -85, east: 300, north: 85 }, 5).filter(
    (spot) => told(spot) === 'c',
  );
  expect(spots.map(({ longitude }) => Math.round(longitude)).sort()).toEqual([-185, 175]);
  expect(new Set(spots.map(({ key }) => key)).size).toBe(2);
});

it('no places: []', () => {
  expect(findPlaces([], CLOSEST)(world, 2)).toEqual([]);
});
