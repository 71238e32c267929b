import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { project } from '../../../site/components/Map/project.ts';
import { type Box, FARTHEST_SOUTH, overlap } from './loadWorldMap.ts';
import { TILE_SIZE } from './TileOrder.ts';

/** The name of a country at one zoom. Pixels from the north-west corner of the world. */
export interface Label {
  lines: string[];
  x: number;
  /** Baseline of the first line. */
  y: number;
  /** Of the letters. */
  size: number;
  /** The area of the name in a wide font, with its outline. */
  box: Box;
}

/** From this zoom on the smallest countries have names too, where there is room. */
const EVERY_COUNTRY_ZOOM = 5;
/** How far a name may extend beyond its country, relative to a square of the country's size. */
const OVERHANG = 1.8;
const SMALLEST = 10.5;
const LARGEST = 15;
/** Characters of a line before it is wrapped. */
const MAX_LINE = 16;
/** Of a letter, in ems: system fonts differ by some tenths. */
const LETTER_WIDTH = 0.58;
export const LEADING = 1.15;
/** x-height, in ems. */
const LETTER_HEIGHT = 0.5;
/** Around a name, in pixels, including the outline. */
const AIR = 3;

/** Lays out a name around a place. @param size of the letters in pixels. */
function layOut(name: string, { x, y, size }: { x: number; y: number; size: number }): Label {
  const lines = wrapName(name);
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER_WIDTH;
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

/**
 * Chooses and places the names of the whole world at one zoom: larger countries first, no overlaps. Every tile uses
 * the same layout, so that a name on an edge is in both tiles.
 *
 * @param areas of the countries, as parts of the square world.
 */
export function placeLabels(locale: Locale, zoom: number, areas: ReadonlyMap<string, number>): Label[] {
  const world = TILE_SIZE * 2 ** zoom;
  const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
  const placed: Label[] = [];
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
    if ((fits || zoom >= EVERY_COUNTRY_ZOOM) && !placed.some(({ box }) => overlap(box, label.box))) {
      placed.push(label);
    }
  }
  return placed;
}
