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

it('draws what lies close together as one, with how many it is', () => {
  expect(find(world, 2).map(told).sort()).toEqual([2, 'c']);
});

it('draws every place by itself where the map is closest, however close they are', () => {
  const twins = findPlaces([lorient, ['d', ...lorient.slice(1)] as unknown as MapPoint], CLOSEST);
  expect(twins(world, CLOSEST - 1).map(told)).toEqual([2]);
  expect(twins(world, CLOSEST).map(told).sort()).toEqual(['a', 'd']);
});

it('leads from a cluster to the level where it comes apart, and no closer than the map goes', () => {
  const [cluster] = find(world, 2).filter(({ kind }) => kind === 'cluster');
  const zoom = cluster?.kind === 'cluster' ? cluster.zoom : 0;
  expect(find(world, zoom).map(told).sort()).toEqual(['a', 'b', 'c']);
  const twins = findPlaces([lorient, ['d', 47.75, -3.36, 'Lorient again']], CLOSEST);
  expect(twins(world, 2)).toMatchObject([{ kind: 'cluster', zoom: CLOSEST }]);
});

it('draws only what is on show', () => {
  expect(find({ west: 100, south: -60, east: 179, north: 0 }, 5).map(told)).toEqual(['c']);
});

it('repeats a place on each copy of the world, at the longitude of the copy', () => {
  const spots = find({ west: -300, south: -85, east: 300, north: 85 }, 5).filter(
    (spot) => told(spot) === 'c',
  );
  expect(spots.map(({ longitude }) => Math.round(longitude)).sort()).toEqual([-185, 175]);
  expect(new Set(spots.map(({ key }) => key)).size).toBe(2);
});

it('finds nothing where there is nothing', () => {
  expect(findPlaces([], CLOSEST)(world, 2)).toEqual([]);
});
