import { describe, expect, it } from 'vitest';
import { buildPath } from '../../locales/buildPath.ts';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { parsePath } from '../../locales/parsePath.ts';
import type { RouteParams } from '../../locales/routes.ts';
import { PAGE_NAMES } from '../../locales/routes.ts';

const SLUGS = [
  'estran-42',
  'a',
  'überführung-à-l’île',
  'океан',
  '双体船',
  '⛵',
  'two words',
  'a+b&c=d;e,f:g@h$i!j*k(l)m',
  '...',
  '.hidden',
  '~',
  '-',
  '7e3',
  'constructor',
];
const PAGE_NUMBERS = [1, 2, 10, 999_999];

/** Every combination of parameters worth trying for a page name. */
function samples(name: (typeof PAGE_NAMES)[number]): RouteParams[] {
  if (name === 'inner-static')
    return SLUGS.flatMap((slug) => [{ slug: `guides/${slug}` }, { slug: `x/y/${slug}` }]);
  if (name.endsWith('slug')) return SLUGS.map((slug) => ({ slug }));
  if (name.endsWith('pagination')) return PAGE_NUMBERS.map((pagination) => ({ pagination }));
  return [{}];
}

describe('buildPath', () => {
  const everyPage = LOCALE_CODES.flatMap((locale) => PAGE_NAMES.map((name) => ({ locale, name })));

  it.each(everyPage)(
    'parsePath of the built path gives the same page ($locale-$name)',
    ({ locale, name }) => {
      for (const params of samples(name)) {
        const path = buildPath(locale, name, params);
        expect(parsePath(path)).toMatchObject({ type: 'route', locale, name, params, canonicalPath: path });
      }
    },
  );

  it('no two pages have the same path', () => {
    const paths = everyPage.flatMap(({ locale, name }) =>
      samples(name).map((params) => buildPath(locale, name, params)),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('non-ASCII letters are percent-encoded', () => {
    expect(buildPath('pt', 'products-slug', { slug: 'maré' })).toBe('/pt/catamaras/mar%C3%A9');
  });

  it('English has no prefix', () => {
    expect(buildPath('en', 'home')).toBe('/');
    expect(buildPath('fr', 'home')).toBe('/fr');
    expect(buildPath('en', 'events')).toBe('/events');
  });

  it('a missing parameter: throws', () => {
    expect(() => buildPath('en', 'products-slug')).toThrow('The path of "products-slug" needs a slug');
    expect(() => buildPath('en', 'products-slug', { slug: '' })).toThrow(TypeError);
    expect(() => buildPath('de', 'news-pagination')).toThrow('needs a pagination');
  });
});
