import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageBrand } from '../../schemas/PageBrand.ts';
import { EXTENDED_LETTER, fontTags } from '../../site/frame/fontTags.ts';
import { renderPage } from '../../site/frame/renderPage.tsx';
import { toCharacters } from '../../tools/slimJost.ts';
import { minimalPage } from '../renderer/minimalPage.ts';

describe('EXTENDED_LETTER', () => {
  const upright = readFileSync(join(import.meta.dirname, '../../site/design/fonts.css'), 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('font-style: normal') && face.includes('unicode-range'));

  it.each(['Jost', 'Instrument Sans'])(
    'covers the extended face of %s and no letter of the Latin one',
    (family) => {
      const [extended, latin, ...others] = upright
        .filter((face) => face.includes(`"${family}"`))
        .map((face) => new Set(toCharacters(face)));
      expect(others).toEqual([]);
      expect([...(extended ?? [])].filter((letter) => latin?.has(letter))).toEqual([]);
      for (let point = 0; point <= 0xffff; point++) {
        const letter = String.fromCharCode(point);
        if (EXTENDED_LETTER.test(letter) !== extended?.has(letter)) expect.fail(`U+${point.toString(16)}`);
      }
    },
  );
});

describe('fontTags', () => {
  const manifest = {
    'site/design/fonts/jost-latin-ext-wght-normal.woff2': { file: 'jost.1.woff2' },
  };
  const TAG = '<link rel="preload" href="/jost.1.woff2" as="font" type="font/woff2" crossorigin>';

  const pageOf = (text: string, brand?: PageBrand) => ({
    blocks: [{ type: 'free-content' as const, id: '1', props: { text } }],
    ...(brand && { brand }),
  });
  const tagsOf = (html: string) => fontTags(html, pageOf(html), manifest);

  it('Western European text: no preload', () => {
    expect(tagsOf('<h1>Nœuds et manœuvres</h1><p>Yarı “été” – 5 €</p>')).toBe('');
  });

  it('an extended letter in a heading: preload', () => {
    expect(tagsOf('<h2 class="title">Gdańsk</h2><p>By the sea</p>')).toBe(TAG);
    expect(tagsOf('<h3>\n<a href="/">Łódź</a>\n</h3>')).toBe(TAG);
  });

  it('an extended letter elsewhere: no preload', () => {
    expect(tagsOf('<h2>By the sea</h2>\n<p>Gdańsk</p><h3>And</h3>')).toBe('');
    expect(tagsOf('<h1>Crew</h1><img alt="The quay of Gdańsk"><p>All of them</p>')).toBe('');
    expect(tagsOf('<h1><img alt="The quay of Gdańsk">Crew</h1>')).toBe('');
  });

  it('development: no preload', () => {
    expect(fontTags('<h1>Gdańsk</h1>', pageOf('Gdańsk'), undefined)).toBe('');
  });

  it('a brand’s own font: preload, in development too, and in what the package renders', () => {
    const address = 'https://tern.example/';
    const social = { network: address, photo: address, professional: address, video: address };
    const look = { font: '/brand/tern.woff2' };
    const brand = { name: 'Tern', slogan: 'Seen from the shore', social, embedHosts: [], look };
    expect(fontTags('<h1>Tern</h1>', pageOf('Tern', brand), undefined)).toBe(
      TAG.replace('/jost.1.woff2', '/brand/tern.woff2'),
    );
    expect(renderPage({ ...minimalPage([]), brand }).head).toContain('href="/brand/tern.woff2" as="font"');
  });
});
