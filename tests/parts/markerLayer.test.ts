import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MapPoint } from '../../parts/Map/MapPoint.ts';
import type { createMarkerLayer as Create } from '../../parts/Map/markerLayer.ts';
import { MapDouble, MarkerDouble } from './leafletDouble.ts';

vi.mock('leaflet', () => ({
  marker: (place: [number, number], options: { title: string }) => new MarkerDouble(place, options),
  divIcon: (options: object) => options,
}));

let createMarkerLayer: typeof Create;
beforeAll(async () => {
  const element = () => ({ setAttribute: () => undefined, append: () => undefined });
  vi.stubGlobal('document', { createElement: element, createElementNS: element });
  ({ createMarkerLayer } = await import('../../parts/Map/markerLayer.ts'));
});
afterAll(() => void vi.unstubAllGlobals());

const lorient: MapPoint = ['lorient', 47.75, -3.36, 'Lorient'];
const hyeres: MapPoint = ['hyeres', 43.12, 6.13, 'Hyères'];
/** Two in one town. */
const kiel: MapPoint[] = [
  ['kiel-1', 54.32, 10.13, 'Kiel 1'],
  ['kiel-2', 54.3201, 10.1301, 'Kiel 2'],
];

const start = (...points: MapPoint[]) => {
  const map = new MapDouble();
  const chosen: string[] = [];
  const layer = createMarkerLayer(map as never, {
    countLabel: (count) => ({ written: `${count}`, words: `${count} dealers` }),
    onSelect: (id) => chosen.push(id),
  });
  layer.setPoints(points);
  const titles = () => [...map.markers].map(({ title }) => title).sort();
  const markerOf = (name: string) => [...map.markers].find(({ title }) => title === name);
  return { map, layer, chosen, titles, markerOf };
};

it('draws every place, and those in one town as one that says how many they are', () => {
  expect(start(lorient, hyeres, ...kiel).titles()).toEqual(['2 dealers', 'Hyères', 'Lorient']);
});

it('tells which place is chosen', () => {
  const { markerOf, chosen } = start(lorient, hyeres);
  markerOf('Hyères')?.onClick?.();
  expect(chosen).toEqual(['hyeres']);
});

it('goes closer where several are drawn as one, which chooses nothing', () => {
  const { map, markerOf, chosen } = start(...kiel);
  markerOf('2 dealers')?.onClick?.();
  const [[place, zoom] = [[], 0]] = map.views;
  expect(place).toEqual([expect.closeTo(54.32), expect.closeTo(10.13)]);
  expect(zoom).toBeGreaterThan(map.zoom);
  expect(chosen).toEqual([]);
});

it('keeps the markers that stay when the map moves, and takes away those that do not', () => {
  const { map, titles, markerOf } = start(lorient, ...kiel);
  const before = markerOf('Lorient');
  map.zoom = 18;
  map.moved?.();
  expect(titles()).toEqual(['Kiel 1', 'Kiel 2', 'Lorient']);
  expect(markerOf('Lorient')).toBe(before);
});

it('draws the selected place once and by itself, whatever lies around it', () => {
  const { layer, map, titles } = start(lorient, hyeres);
  layer.select(lorient);
  expect(titles()).toEqual(['Hyères', 'Lorient']);
  expect([...map.markers].filter(({ isSelected }) => isSelected).map(({ title }) => title)).toEqual([
    'Lorient',
  ]);
  layer.select(hyeres);
  expect([...map.markers].filter(({ isSelected }) => isSelected).map(({ title }) => title)).toEqual([
    'Hyères',
  ]);
  expect(titles()).toEqual(['Hyères', 'Lorient']);
  layer.select(undefined);
  expect([...map.markers].filter(({ isSelected }) => isSelected)).toEqual([]);
  expect(titles()).toEqual(['Hyères', 'Lorient']);
});

it('has the places of the next list alone once it comes', () => {
  const { layer, titles } = start(lorient, hyeres);
  layer.setPoints([hyeres]);
  expect(titles()).toEqual(['Hyères']);
});
