import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import { loadCountryAreas, overlap } from '../../../../server/media/tiles/loadWorldMap.ts';
import { LETTERS, placeLabels } from '../../../../server/media/tiles/placeLabels.ts';

const areas = loadCountryAreas();
const place = (locale: (typeof LOCALE_CODES)[number], zoom: number) => placeLabels(locale, zoom, areas);

describe('the areas of countries', () => {
  it('have the area of their largest piece, by country code', () => {
    const size = (code: string) => areas.get(code) ?? 0;
    expect(size('RU')).toBeGreaterThan(size('CA'));
    expect(size('AU')).toBeGreaterThan(100 * size('BE'));
    expect(size('FR')).toBeGreaterThan(size('DE'));
    expect(areas.has('')).toBe(false);
  });
});

describe('placeLabels', () => {
  it.each([0, 2, 4, 6, 8])('labels do not overlap at zoom %i', (zoom) => {
    for (const locale of LOCALE_CODES) {
      const labels = place(locale, zoom);
      const over = labels.filter(({ box }, index) =>
        labels.some((other, otherIndex) => otherIndex < index && overlap(box, other.box)),
      );
      expect(over).toEqual([]);
    }
  });

  it('more labels at each zoom, nearly all at the last', () => {
    const counts = [0, 2, 4, 6, 8].map((zoom) => place('en', zoom).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(2);
    expect(counts.at(-1)).toBeGreaterThan(240);
  });

  it('every letter of every name has an outline', () => {
    const written = LOCALE_CODES.flatMap((locale) => place(locale, 8).flatMap(({ lines }) => lines)).join('');
    expect([...new Set(written)].filter((letter) => !(letter in LETTERS))).toEqual([]);
  });

  it('a town has its name beside its dot, and at each zoom from 5 there are more', () => {
    const counts = [4, 5, 6, 7].map((zoom) => place('de', zoom).filter(({ dot }) => dot).length);
    expect(counts[0]).toBe(0);
    expect(new Set(counts).size).toBe(4);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const kiel = place('de', 8).find(({ lines }) => lines[0] === 'Kiel');
    expect(kiel?.dot && Math.hypot(kiel.x - kiel.dot.x, kiel.y - kiel.dot.y)).toBeLessThan(40);
  });

  it('Rome comes before the Vatican, which has its name where there is room', () => {
    const namesAt = (zoom: number) => place('en', zoom).map(({ lines }) => lines.join(' '));
    expect(namesAt(5)).toContain('Rome');
    expect(namesAt(5)).not.toContain('Vatican City');
  });

  it('long names break between words, centred on the place', () => {
    const find = (start: string) => place('en', 8).find(({ lines }) => lines[0]?.startsWith(start));
    const long = find('South Georgia');
    expect(long?.lines).toEqual(['South Georgia &', 'South Sandwich', 'Islands']);
    expect(find('Liechtenstein')?.lines).toEqual(['Liechtenstein']);
    const { box, x, y, size } = long ?? {
      box: { left: 0, right: 0, top: 0, bottom: 0 },
      x: 0,
      y: 0,
      size: 0,
    };
    expect((box.left + box.right) / 2).toBeCloseTo(x);
    // The first baseline is above the middle, the second a little below it, as that of a single line is.
    expect(y).toBeLessThan((box.top + box.bottom) / 2);
    expect(y + size * 1.15).toBeCloseTo((box.top + box.bottom) / 2 + size / 4);
  });
});
