import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '../../locales/locales.ts';
import { drawTile } from './drawTile.ts';
import { createTypesetter, type Typesetter } from './font/createTypesetter.ts';
import type { Label } from './labels/Label.ts';
import { placeLabels } from './labels/placeLabels.ts';
import { readWorldMap, type WorldAtlas, type WorldMap } from './map/readWorldMap.ts';
import type { TileOrder } from './TileOrder.ts';

/** 1:50 million for the world at a glance, 1:10 million from here on, where bays and smaller islands count. */
const FINE_ZOOM = 5;
const COARSE_ATLAS = 'world-atlas/countries-50m.json';
const FINE_ATLAS = 'world-atlas/countries-10m.json';
const TYPEFACE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The SVG of a tile. */
export type TileMap = (order: Omit<TileOrder, 'scale'>) => string;

const readPackageFile = (name: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(name));

// A file of a package of fixed version: its shape is known.
const readAtlas = (name: string): WorldMap =>
  readWorldMap(JSON.parse(readPackageFile(name).toString()) as WorldAtlas);

/**
 * The map of the world at every zoom. What it needs is read when it is needed, which takes a second for the fine
 * atlas, and drawing takes some hundredths: not for the thread that answers visitors.
 */
export function createTileMap(): TileMap {
  const worlds = new Map<string, WorldMap>();
  const labels = new Map<string, Label[]>();
  let type: Typesetter | undefined;

  const worldAt = (zoom: number): WorldMap =>
    kept(worlds, zoom < FINE_ZOOM ? COARSE_ATLAS : FINE_ATLAS, readAtlas);
  const labelsAt = (locale: Locale, zoom: number): Label[] =>
    kept(labels, `${locale} ${zoom}`, () => {
      type ??= createTypesetter(readPackageFile(TYPEFACE));
      return placeLabels({ locale, zoom }, worldAt(zoom).areas, type);
    });

  return ({ locale, z, x, y }) => drawTile({ z, x, y }, worldAt(z), labelsAt(locale, z));
}

function kept<Value>(values: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const value = values.get(key) ?? make(key);
  values.set(key, value);
  return value;
}
