import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { createTypesetter } from '../../../server/tiles/font/createTypesetter.ts';
import { placeLabels } from '../../../server/tiles/labels/placeLabels.ts';
import { wrapName } from '../../../server/tiles/labels/wrapName.ts';
import { readWorldMap, type WorldAtlas } from '../../../server/tiles/map/readWorldMap.ts';
import { overlap } from '../../../server/tiles/map/Shape.ts';

const FILES = 'node_modules/@fontsource-variable/instrument-sans/files';
const type = createTypesetter(readFileSync(`${FILES}/instrument-sans-latin-wght-normal.woff2`));
const atlas = JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8')) as WorldAtlas;
const { areas } = readWorldMap(atlas);
const place = (locale: (typeof LOCALE_CODES)[number], zoom: number) =>
  placeLabels({ locale, zoom }, areas, type);

describe('the areas of countries', () => {
  it('go by their letters, and by their largest piece', () => {
    const size = (code: string) => areas.get(code) ?? 0;
    expect(size('RU')).toBeGreaterThan(size('CA'));
    expect(size('AU')).toBeGreaterThan(100 * size('BE'));
    expect(size('FR')).toBeGreaterThan(size('DE'));
    expect(areas.has('')).toBe(false);
  });
});

describe('placeLabels', () => {
  it.each([0, 2, 4, 6, 8])('lays no name over another at zoom %i', (zoom) => {
    for (const locale of LOCALE_CODES) {
      const labels = place(locale, zoom);
      const over = labels.filter(({ box }, index) =>
        labels.some((other, otherIndex) => otherIndex < index && overlap(box, other.box)),
      );
      expect(over).toEqual([]);
    }
  });

  it('shows more names the deeper it goes, and in the end nearly all', () => {
    const counts = [0, 2, 4, 6, 8].map((zoom) => place('en', zoom).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(2);
    expect(counts.at(-1)).toBeGreaterThan(240);
  });
});

describe('wrapName', () => {
  it('breaks long names between words alone', () => {
    expect(wrapName('South Georgia & South Sandwich Islands')).toEqual([
      'South Georgia &',
      'South Sandwich',
      'Islands',
    ]);
    expect(wrapName('Liechtenstein')).toEqual(['Liechtenstein']);
  });
});
