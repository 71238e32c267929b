import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXTENDED_LETTER, fontTags } from '../../renderer/fontTags.ts';
import { toCharacters } from '../../tools/slimJost.ts';

describe('EXTENDED_LETTER', () => {
  const upright = readFileSync(join(import.meta.dirname, '../../site/design/fonts.css'), 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('font-style: normal') && face.includes('unicode-range'));

  it.each(['Jost', 'Instrument Sans'])(
    'is what the extended face of %s promises, and Latin does not',
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
  const HEADINGS = 'site/design/fonts/jost-latin-ext-wght-normal.woff2';
  const TEXT =
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
  const manifest = { [HEADINGS]: { file: 'jost.1.woff2' }, [TEXT]: { file: 'sans.2.woff2' } };
  const tag = (file: string) =>
    `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;

  it('preloads none where the words are of Western Europe', () => {
    expect(fontTags('<h1>Nœuds et manœuvres</h1><p>Yarı “été” – 5 €</p>', manifest)).toBe('');
  });

  it('preloads that of headings for a letter in a heading', () => {
    expect(fontTags('<h2 class="title">Gdańsk</h2><p>By the sea</p>', manifest)).toBe(tag('jost.1.woff2'));
  });

  it('preloads that of text for a letter anywhere else', () => {
    expect(fontTags('<h2>By the sea</h2>\n<p>Gdańsk</p><h3>And</h3>', manifest)).toBe(tag('sans.2.woff2'));
  });

  it('preloads both for letters in both', () => {
    const html = '<h3>\n<a href="/">Łódź</a>\n</h3><address>Łódź</address>';
    expect(fontTags(html, manifest)).toBe(tag('jost.1.woff2') + tag('sans.2.woff2'));
  });

  it('does not count what only attributes say', () => {
    const html = '<h1>Crew</h1><img alt="The quay of Gdańsk"><p>All of them</p>';
    expect(fontTags(html, manifest)).toBe('');
  });

  it('preloads none while developing', () => {
    expect(fontTags('<h1>Gdańsk</h1>', undefined)).toBe('');
  });
});
