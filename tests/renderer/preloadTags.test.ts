import { expect, it } from 'vitest';
import { preloadTags } from '../../renderer/preloadTags.ts';

const manifest = {
  'renderer/+client.ts': { file: 'assets/entry.js', imports: ['_a.js', '_b.js'] },
  '_a.js': { file: 'assets/a.js', imports: ['_b.js', '_c.js'] },
  '_b.js': { file: 'assets/b.js', imports: ['_a.js'] },
  '_c.js': { file: 'assets/c.js' },
  'blocks/X/X.tsx': { file: 'assets/x.js', imports: ['_d.js'] },
};

it('names everything the entry imports, however deep, once', () => {
  expect(preloadTags(manifest, [])).toBe(
    ['a', 'b', 'c']
      .map((name) => `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}.js">`)
      .join(''),
  );
});

it('leaves out what is preloaded already', () => {
  expect(preloadTags(manifest, ['/assets/a.js', '/assets/c.js'])).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/b.js">',
  );
});

it('names nothing while developing', () => {
  expect(preloadTags(null, [])).toBe('');
});
