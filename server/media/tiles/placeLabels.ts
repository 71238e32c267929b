import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import oceans from '../../../locales/countries/oceans.json' with { type: 'json' };
import towns from '../../../locales/countries/towns.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { project } from '../../../site/components/Map/project.ts';
import letters from './letters.json' with { type: 'json' };
import { type Box, FARTHEST_SOUTH, overlap } from './loadWorldMap.ts';
import { TILE_SIZE } from './TileOrder.ts';

/** The name of a country, town or ocean at one zoom. Pixels from the north-west corner of the world. */
export interface Label {
  lines: string[];
  /** Middle of the lines. */
  x: number;
  /** Baseline of the first line. */
  y: number;
  /** Of the letters. */
  size: number;
  /** The area of the name, with its outline and its dot. */
  box: Box;
  /** Where a town is. */
  dot?: { x: number; y: number };
  isOcean?: boolean;
}

/** Advance and outline of each letter in the site's typeface, in `UNITS` of an em, as `SPACING` (tools/slimJost.ts). */
export const LETTERS: Readonly<Record<string, readonly (number | string)[]>> = letters;
export const UNITS = 200;
export const SPACING = 3;

/** Up to this zoom a map shows the world, with discs of many places on its countries: only oceans have names. */
const WORLD_ZOOM = 2;
/** From here on the smallest countries have names too, and towns of rank 1, from the next zoom on those of rank 2. */
const EVERY_COUNTRY_ZOOM = 5;
/** How far a name may extend beyond its country, relative to a square of the country's size. */
const OVERHANG = 1.8;
const SMALLEST = 11;
const LARGEST = 15;
const TOWN_SIZE = 12.5;
/** Of an ocean: one word a line while the ocean is small. */
const getOceanType = (zoom: number) =>
  zoom < 2 ? { size: 11, longest: 8 } : { size: 14, longest: MAX_LINE };
/** Radius of a town's dot, and from its middle to the name. */
export const DOT = 2;
const DOT_GAP = 3;
/** Characters of a line before it is wrapped. */
const MAX_LINE = 16;
export const LEADING = 1.15;
/** x-height, in ems. */
const LETTER_HEIGHT = 0.5;
/** Around a name, in pixels, including the outline. */
const AIR = 3;

/** Width of a line in `UNITS`. */
export const measure = (line: string): number =>
  [...line].reduce((width, letter) => width + Number(LETTERS[letter]?.[0] ?? 0) + SPACING, -SPACING);

/** Lays out a name around a place. @param size of the letters in pixels. @param longest characters of a line. */
function layOut(name: string, { x, y, size }: Pick<Label, 'x' | 'y' | 'size'>, longest = MAX_LINE): Label {
  const lines = wrapName(name, longest);
  const width = (Math.max(...lines.map(measure)) / UNITS) * size;
  const height = size * LEADING * lines.length;
  return {
    lines,
    x,
    y: y - height / 2 + (size * (LEADING + LETTER_HEIGHT)) / 2,
    size,
    box: {
      left: x - width / 2 - AIR,
      right: x + width / 2 + AIR,
      top: y - height / 2 - AIR,
      bottom: y + height / 2 + AIR,
    },
  };
}

/** The name of a town right or left of its dot, below or above it. */
function layOutTown(name: string, dot: { x: number; y: number }): Label[] {
  const { box } = layOut(name, { x: 0, y: 0, size: TOWN_SIZE });
  const aside = box.right + DOT_GAP - AIR + DOT;
  const apart = box.bottom + DOT_GAP - AIR;
  const steps = [
    [aside, 0],
    [-aside, 0],
    [0, apart],
    [0, -apart],
  ] as const;
  return steps.map(([right, down]) => {
    const label = layOut(name, { x: dot.x + right, y: dot.y + down, size: TOWN_SIZE });
    const box = {
      left: Math.min(label.box.left, dot.x - DOT_GAP - DOT),
      right: Math.max(label.box.right, dot.x + DOT_GAP + DOT),
      top: Math.min(label.box.top, dot.y - DOT_GAP - DOT),
      bottom: Math.max(label.box.bottom, dot.y + DOT_GAP + DOT),
    };
    return { ...label, dot, box };
  });
}

/** Wraps a long name between words. */
const wrapName = (name: string, longest: number): string[] =>
  name.match(new RegExp(`\\S.{0,${longest - 1}}(?!\\S)|\\S+`, 'g')) ?? [name];

/**
 * Chooses and places the names of the whole world at one zoom, without overlaps: oceans, larger countries, the first
 * towns, then countries that are smaller than their names, then other towns. Every tile uses the same layout, so that a
 * name on an edge is in both tiles.
 *
 * @param areas of the countries, as parts of the square world.
 */
export function placeLabels(locale: Locale, zoom: number, areas: ReadonlyMap<string, number>): Label[] {
  const world = TILE_SIZE * 2 ** zoom;
  const toPixels = (latitude: number, longitude: number) => {
    const [x, y] = project(longitude, latitude);
    return { x: x * world, y: y * world };
  };
  const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
  const countries = Object.entries(countryCenters)
    .filter(([, [latitude]]) => zoom > WORLD_ZOOM && latitude > FARTHEST_SOUTH)
    .map(([code, center]) => ({ code, center, extent: Math.sqrt(areas.get(code) ?? 0) * world }))
    .sort((a, b) => b.extent - a.extent)
    .map(({ code, center, extent }) => {
      const size = Math.round(Math.min(LARGEST, SMALLEST + extent / 100) * 10) / 10;
      const label = layOut(names.of(code) ?? code, { ...toPixels(...center), size });
      return { label, fits: label.box.right - label.box.left <= extent * OVERHANG };
    });
  const read = ({ at: [north = 0, east = 0], ...names }: { name: string; at: number[] }) => ({
    name: names[locale as 'name'] ?? names.name,
    at: toPixels(north, east),
  });
  const getTowns = (rank: number) =>
    towns
      .filter((town) => town.rank === rank && zoom >= EVERY_COUNTRY_ZOOM + rank - 1)
      .map(read)
      .map(({ name, at }) => layOutTown(name, at));
  const { size, longest } = getOceanType(zoom);
  const placed: Label[] = [];
  for (const places of [
    ...oceans.map(read).map(({ name, at }) => [{ ...layOut(name, { ...at, size }, longest), isOcean: true }]),
    ...countries.filter(({ fits }) => fits).map(({ label }) => [label]),
    ...getTowns(1),
    ...countries.filter(({ fits }) => !fits && zoom >= EVERY_COUNTRY_ZOOM).map(({ label }) => [label]),
    ...getTowns(2),
    ...getTowns(3),
  ]) {
    const label = places.find(({ box }) => !placed.some((other) => overlap(box, other.box)));
    if (label) placed.push(label);
  }
  return placed;
}
