import type { TileRequest, TileResponse } from './createTileDrawer.ts';
import { drawTile } from './drawTile.ts';
import { loadCountryAreas, loadWorldMap, type Resolution, type WorldMap } from './loadWorldMap.ts';
import { type Label, placeLabels } from './placeLabels.ts';

// Entry of the drawing process, see createTileDrawer.ts: no module imports it. It exits when the server disconnects.

/** 1:110 million for the world in one tile, 1:10 million where bays and smaller islands are visible. */
const resolutionAt = (zoom: number): Resolution => (zoom < 1 ? '110m' : zoom < 5 ? '50m' : '10m');

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

/** After the tiles of a first view: a search, which shows closer ones, does not wait for their atlas. */
const WARM_MS = 300;
let warming: NodeJS.Timeout | undefined;

process.on('message', (request: TileRequest) => {
  process.send?.(answer(request));
  clearTimeout(warming);
  warming = setTimeout(() => memoized(worlds, '10m', loadWorldMap), WARM_MS);
});
process.on('disconnect', () => clearTimeout(warming));
