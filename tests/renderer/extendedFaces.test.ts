import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXTENDED_LETTER, extendedFaces } from '../../renderer/extendedFaces.ts';
import { charactersOf } from '../../scripts/fonts/slimJost.ts';

describe('EXTENDED_LETTER', () => {
  const upright = readFileSync(join(import.meta.dirname, '../../design/fonts.css'), 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('font-style: normal') && face.includes('unicode-range'));

  it.each(['Jost', 'Instrument Sans'])(
    'is what the extended face of %s promises, and Latin does not',
    (family) => {
      const [extended, latin, ...others] = upright
        .filter((face) => face.includes(`"${family}"`))
        .map((face) => new Set(charactersOf(face)));
      expect(others).toEqual([]);
      expect([...(extended ?? [])].filter((letter) => latin?.has(letter))).toEqual([]);
      for (let point = 0; point <= 0xffff; point++) {
        const letter = String.fromCharCode(point);
        if (EXTENDED_LETTER.test(letter) !== extended?.has(letter)) expect.fail(`U+${point.toString(16)}`);
      }
    },
  );
});

describe('extendedFaces', () => {
  it('is none where the words are of Western Europe', () => {
    expect(extendedFaces('<h1>Nœuds et manœuvres</h1><p>Yarı “été” – 5 €</p>')).toEqual([]);
  });

  it('is that of headings for a letter in a heading', () => {
    expect(extendedFaces('<h2 class="title">Gdańsk</h2><p>By the sea</p>')).toEqual(['display']);
  });

  it('is that of text for a letter anywhere else', () => {
    expect(extendedFaces('<h2>By the sea</h2>\n<p>Gdańsk</p><h3>And</h3>')).toEqual(['text']);
  });

  it('is both for letters in both', () => {
    expect(extendedFaces('<h3>\n<a href="/">Łódź</a>\n</h3><address>Łódź</address>')).toEqual([
      'display',
      'text',
    ]);
  });

  it('does not count what only attributes say', () => {
    expect(extendedFaces('<h1>Crew</h1><img alt="The quay of Gdańsk"><p>All of them</p>')).toEqual([]);
  });
});
