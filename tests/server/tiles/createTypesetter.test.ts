import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import { countryCenters } from '../../../server/countries/countryCenters.ts';
import { createTypesetter } from '../../../server/tiles/font/createTypesetter.ts';

const FILES = 'node_modules/@fontsource-variable/instrument-sans/files';
const type = createTypesetter(readFileSync(`${FILES}/instrument-sans-latin-wght-normal.woff2`));

/** Ink of a character at 100 pixels to the em, in a field of 100 by 150 with the baseline at 110. */
async function ink(character: string): Promise<{ pixels: number; top: number }> {
  const { path } = type.set(character, 0);
  const scale = 100 / type.unitsPerEm;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="150"><path transform="translate(0 110) scale(${scale} ${-scale})" d="${path}"/></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.entries()].filter(([, alpha]) => alpha > 128).map(([index]) => index);
  return { pixels: dark.length, top: Math.floor((dark[0] ?? 0) / 100) };
}

describe('createTypesetter', () => {
  it.each(LOCALE_CODES)('has every letter of the names of countries in %s', (locale) => {
    const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
    const letters = new Set(Object.keys(countryCenters).flatMap((code) => [...(names.of(code) ?? '')]));
    const isMissing = (letter: string) => letter.trim() !== '' && type.set(letter, 0).path === '';
    expect(letters.size).toBeGreaterThan(40);
    expect([...letters].filter(isMissing)).toEqual([]);
  });

  it('draws letters as high as they are, and accents above them', async () => {
    const [small, accented, capital] = await Promise.all([ink('e'), ink('é'), ink('E')]);
    expect(small.top).toBeGreaterThan(capital.top + 10);
    expect(accented.top).toBeLessThan(small.top - 10);
    expect(accented.pixels).toBeGreaterThan(small.pixels);
  });

  it('leaves the inside of an o empty', async () => {
    const { path } = type.set('o', 0);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.endsWith('Z')).toBe(true);
  });

  it('sets letters one after the other, with space between them', () => {
    const [i, m] = [type.set('i', 0).width, type.set('m', 0).width];
    expect(m).toBeGreaterThan(2 * i);
    expect(type.set('im', 0).width).toBe(i + m);
    expect(type.set('im', 0.05).width).toBe(i + m + 2 * 0.05 * type.unitsPerEm);
  });

  it('sets a letter it lacks as a space', () => {
    expect(type.set('語', 0)).toEqual(type.set(' ', 0));
  });

  it('refuses what is no WOFF2', () => {
    expect(() => createTypesetter(Buffer.from('wOFF, but the first'))).toThrow('no WOFF2');
  });
});
