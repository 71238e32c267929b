import { expect, it } from 'vitest';
import { fontTags } from '../../renderer/fontTags.ts';

const manifest = {
  'design/fonts/jost-latin-ext-wght-normal.woff2': { file: 'assets/static/jost.1.woff2' },
};

it('has the faces preloaded that the words of a page ask for', () => {
  expect(fontTags('<h1>Gdańsk</h1>', manifest)).toBe(
    '<link rel="preload" href="/assets/static/jost.1.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

it('preloads none without a letter of theirs, or while developing', () => {
  expect(fontTags('<h1>Lorient</h1>', manifest)).toBe('');
  expect(fontTags('<h1>Gdańsk</h1>', undefined)).toBe('');
});
