import type { TileRequest, TileResponse } from './createTileDrawer.ts';
import { drawTile } from './drawTile.ts';
import { loadCountryAreas, loadWorldMap, type Resolution, type WorldMap } from './loadWorldMap.ts';
import { type Label, placeLabels } from './placeLabels.ts';

// The program of a process of its own, see createTileDrawer.ts: it starts when it is run, and no module imports it. It
// ends when the server disconnects, or ends itself.

/** 1:110 million for the world at a glance, 1:10 million where bays and smaller islands count. */
const resolutionAt = (zoom: number): Resolution => (zoom < 2 ? '110m' : zoom < 5 ? '50m' : '10m');

const worlds = new Map<Resolution, WorldMap>();
const labels = new Map<string, Label[]>();
const areas = loadCountryAreas();

function memoized<Key, Value>(values: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = values.get(key) ?? make(key);
  values.set(key, value);
  return value;
}

function draw({ locale, ...place }: TileRequest): string {
  const { z } = place;
  const world = memoized(worlds, resolutionAt(z), loadWorldMap);
  const names = memoized(labels, `${locale} ${z}`, () => placeLabels(locale, z, areas));
  return drawTile(place, world, names);
}

function answer(request: TileRequest): TileResponse {
  const { id } = request;
  try {
    return { id, svg: draw(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (request: TileRequest) => process.send?.(answer(request)));
