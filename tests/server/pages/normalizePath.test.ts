import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { normalizePath } from '../../../server/pages/normalizePath.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/the-yard', '/the-yard'],
  ['/%74he-yard', '/the-yard'],
  ['//the-yard', '/the-yard'],
  ['/boats///estran-42', '/boats/estran-42'],
  ['/de/katamarane/%c3%bcberf%C3%BChrung', '/de/katamarane/%C3%BCberf%C3%BChrung'],
  ['/a@b', '/a%40b'],
  ["/skipper's-notes", "/skipper's-notes"],
  ['/NEWS', '/news'],
  ['/News/Article/Big-Day', '/news/article/Big-Day'],
  ['/FR', '/fr'],
  ['/Fr/Catamarans/Estran-42', '/fr/catamarans/Estran-42'],
  ['/fr/ACTUALITES/3', '/fr/actualites/3'],
  ['/CONTACT/0012400000XyZ', '/contact/0012400000XyZ'],
  ['/DE/Service/Garantie', '/de/Service/Garantie'],
  ['/The-Yard', '/The-Yard'],
  ['/en/the-yard', '/the-yard'],
])('%s becomes %s', (path, spelled) => {
  expect(normalizePath(path)).toBe(spelled);
});

it.each(['/the-yard/', '/the-yard//', '/a%2Fb', '/a%00b', '/%E0%A4%A', '/boats/%2e%2e/secret', '', 'x'])(
  '%j: undefined',
  (path) => {
    expect(normalizePath(path)).toBeUndefined();
  },
);

test('repeated normalization reaches a fixed point and never another host', () => {
  const segment = fc.oneof(
    fc.constantFrom('fr', 'FR', 'en', 'News', 'article', '', 'Boats', 'dealer', 'pt-pt', '%C3%A9', '%61'),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      let path: string | undefined = `/${segments.join('/')}`;
      for (let hop = 0; hop < 6; hop++) {
        const next: string | undefined = normalizePath(path);
        if (next === undefined || next === path) return;
        expect(next).toMatch(/^\/(?!\/)/);
        path = next;
      }
      throw new Error(`${segments.join('/')} never ends`);
    }),
  );
});
