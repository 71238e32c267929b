import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import towns from '../../../locales/countries/towns.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { project } from '../../../site/components/Map/project.ts';
import letters from './letters.json' with { type: 'json' };
import { type Box, FARTHEST_SOUTH, overlap } from './loadWorldMap.ts';
import { TILE_SIZE } from './TileOrder.ts';

/** The name of a country or town at one zoom. Pixels from the north-west corner of the world. */
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
}

/** Advance and outline of each letter in the typeface of the site, in `UNITS` of an em (tools/slimJost.ts). */
export const LETTERS: Readonly<Record<string, readonly (number | string)[]>> = letters;
export const UNITS = 200;
/** Between letters, in the same. */
export const SPACING = 3;

/** From this zoom on the smallest countries have names too, where there is room. */
const EVERY_COUNTRY_ZOOM = 5;
/** Towns of the first rank have names from the zoom after this one, the next ones from the next. */
const TOWNS_AFTER_ZOOM = 4;
/** How far a name may extend beyond its country, relative to a square of the country's size. */
const OVERHANG = 1.8;
const SMALLEST = 11;
const LARGEST = 15;
const TOWN_SIZE = 12.5;
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

/** Lays out a name around a place. @param size of the letters in pixels. */
function layOut(name: string, { x, y, size }: { x: number; y: number; size: number }): Label {
  const lines = wrapName(name);
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
  return [
    { x: dot.x + aside, y: dot.y },
    { x: dot.x - aside, y: dot.y },
    { x: dot.x, y: dot.y + apart },
    { x: dot.x, y: dot.y - apart },
  ].map((middle) => {
    const label = layOut(name, { ...middle, size: TOWN_SIZE });
    const { left, right, top, bottom } = label.box;
    const reach = DOT + AIR;
    return {
      ...label,
      dot,
      box: {
        left: Math.min(left, dot.x - reach),
        right: Math.max(right, dot.x + reach),
        top: Math.min(top, dot.y - reach),
        bottom: Math.max(bottom, dot.y + reach),
      },
    };
  });
}

/** Wraps a long name between words. */
function wrapName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= MAX_LINE)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Towns that maps name, of a rank and those above it, larger ones first. */
const getTowns = (rank: number) => towns.filter((town) => town.rank <= rank).sort((a, b) => a.rank - b.rank);

/**
 * Chooses and places the names of the whole world at one zoom: larger countries first, then towns, no overlaps. Every
 * tile uses the same layout, so that a name on an edge is in both tiles.
 *
 * @param areas of the countries, as parts of the square world.
 */
export function placeLabels(locale: Locale, zoom: number, areas: ReadonlyMap<string, number>): Label[] {
  const world = TILE_SIZE * 2 ** zoom;
  const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
  const placed: Label[] = [];
  const isFree = (label: Label) => !placed.some(({ box }) => overlap(box, label.box));
  const bySize = Object.entries(countryCenters)
    .filter(([, [latitude]]) => latitude > FARTHEST_SOUTH)
    .map(([code, [latitude, longitude]]) => ({ code, latitude, longitude, area: areas.get(code) ?? 0 }))
    .sort((a, b) => b.area - a.area);
  for (const { code, latitude, longitude, area } of bySize) {
    const extent = Math.sqrt(area) * world;
    const [x, y] = project(longitude, latitude);
    const size = Math.round(Math.min(LARGEST, SMALLEST + extent / 100) * 10) / 10;
    const label = layOut(names.of(code) ?? code, { x: x * world, y: y * world, size });
    const fits = label.box.right - label.box.left <= extent * OVERHANG;
    if ((fits || zoom >= EVERY_COUNTRY_ZOOM) && isFree(label)) placed.push(label);
  }
  for (const { at, name, ...translated } of getTowns(zoom - TOWNS_AFTER_ZOOM)) {
    const [latitude = 0, longitude = 0] = at;
    const [x, y] = project(longitude, latitude);
    const own: Readonly<Record<string, unknown>> = translated;
    const shown = String(own[locale] ?? name);
    const label = layOutTown(shown, { x: x * world, y: y * world }).find(isFree);
    if (label) placed.push(label);
  }
  return placed;
}
