import { describe, expect, it } from 'vitest';
import { parsePath } from '../../locales/parsePath.ts';

const route = (pathname: string) => {
  const parsed = parsePath(pathname);
  if (parsed.type !== 'route') throw new Error(`${pathname} is ${JSON.stringify(parsed)}`);
  return parsed;
};

describe('parsePath', () => {
  it('a French model page: locale, route, parameters, content path and canonical path', () => {
    expect(parsePath('/fr/catamarans/estran-42')).toEqual({
      type: 'route',
      locale: 'fr',
      name: 'products-slug',
      routeName: 'fr-products-slug',
      params: { slug: 'estran-42' },
      contentPath: '/catamarans/estran-42',
      canonicalPath: '/fr/catamarans/estran-42',
    });
  });

  it.each([
    ['/', 'en-home', {}],
    ['/pt', 'pt-home', {}],
    ['/the-yard', 'en-slug', { slug: 'the-yard' }],
    ['/it/gamme/escale', 'it-ranges-slug', { slug: 'escale' }],
    ['/dealers', 'en-dealers-map', {}],
    ['/fr/concessionnaires/port-marin', 'fr-dealers-slug', { slug: 'port-marin' }],
    ['/de/charter', 'de-charters-map', {}],
    ['/es/centros-de-servicio/keel-sail', 'es-service-centers-slug', { slug: 'keel-sail' }],
    ['/contact/0012400000XyZ', 'en-contact-slug', { slug: '0012400000XyZ' }],
    ['/de/sitemap', 'de-sitemap', {}],
    ['/news/3', 'en-news-pagination', { pagination: 3 }],
    ['/fr/actualites/article/mise-a-l-eau', 'fr-news-article-slug', { slug: 'mise-a-l-eau' }],
    ['/pt/vida-a-bordo/12', 'pt-life-on-board-pagination', { pagination: 12 }],
    ['/owner-stories', 'en-owner-stories', {}],
    ['/fr/evenements/salon-hiver', 'fr-events-slug', { slug: 'salon-hiver' }],
  ])('reads %s as %s', (pathname, routeName, params) => {
    expect(route(pathname)).toMatchObject({ routeName, params, canonicalPath: pathname });
  });

  it('a word of several languages means the page in the language of the prefix', () => {
    expect(route('/brochure').routeName).toBe('en-brochure');
    expect(route('/fr/brochure').routeName).toBe('fr-brochure');
    expect(route('/it/brochure').routeName).toBe('it-brochure');
    expect(route('/de/brochure').routeName).toBe('de-slug');
    expect(route('/es/vida-a-bordo').routeName).toBe('es-life-on-board');
    expect(route('/pt/vida-a-bordo').routeName).toBe('pt-life-on-board');
  });

  it('a word of another language is the path of a free page', () => {
    expect(route('/catamarans/estran-42').name).toBe('inner-static');
    expect(route('/fr/boats/estran-42').name).toBe('inner-static');
    expect(route('/fr/gamme/escale').name).toBe('inner-static');
  });

  it('a path that matches no route is a free page', () => {
    expect(route('/de/service/garantie/rumpf')).toMatchObject({
      name: 'inner-static',
      params: { slug: 'service/garantie/rumpf' },
      contentPath: '/service/garantie/rumpf',
    });
    for (const pathname of ['/news/1.5', '/news/1234567', '/news/last', '/news/--1']) {
      expect(route(pathname).name).toBe('inner-static');
    }
    expect(route('/news/article').name).toBe('inner-static');
    expect(route('/boats').name).toBe('slug');
  });

  it.each([
    ['/news/0', 0],
    ['/news/-1', -1],
    ['/news/01', 1],
    ['/news/999999', 999_999],
  ])('leaves %s to the list, which knows its pages', (pathname, pagination) => {
    expect(route(pathname)).toMatchObject({ name: 'news-pagination', params: { pagination } });
  });

  it('a word with capital letters is the path of a free page', () => {
    expect(route('/Dealers').name).toBe('slug');
    expect(route('/FR/catamarans')).toMatchObject({ locale: 'en', name: 'inner-static' });
  });

  it('a prefix that is no language is the path of a free page', () => {
    expect(route('/nl')).toMatchObject({ locale: 'en', name: 'slug' });
    expect(route('/nl/boten')).toMatchObject({ locale: 'en', name: 'inner-static' });
    expect(route('/en-us')).toMatchObject({ locale: 'en', name: 'slug' });
  });

  it('names of Object.prototype are slugs', () => {
    for (const word of ['constructor', '__proto__', 'toString']) {
      expect(route(`/${word}`)).toMatchObject({ name: 'slug', params: { slug: word } });
      expect(route(`/fr/${word}/x`).name).toBe('inner-static');
    }
  });

  it('a slug is decoded for the content service and encoded in the canonical path', () => {
    expect(route('/de/katamarane/%C3%BCberf%c3%bchrung')).toMatchObject({
      params: { slug: 'überführung' },
      contentPath: '/katamarane/überführung',
      canonicalPath: '/de/katamarane/%C3%BCberf%C3%BChrung',
    });
    expect(route('/de/katamarane/überführung').canonicalPath).toBe('/de/katamarane/%C3%BCberf%C3%BChrung');
  });

  it('needless percent-encoding: the canonical path has none', () => {
    expect(route('/%62oats/estran-42').canonicalPath).toBe('/boats/estran-42');
    expect(route('/%66r/catamarans/estran-42')).toMatchObject({
      routeName: 'fr-products-slug',
      canonicalPath: '/fr/catamarans/estran-42',
    });
  });
});

describe('parsePath redirects', () => {
  it.each([
    ['/en', '/'],
    ['/en/the-yard', '/the-yard'],
    ['/en/boats/%C3%A9toile', '/boats/%C3%A9toile'],
    ['/pt-pt', '/pt'],
    ['/pt-pt/catamaras/estran-42', '/pt/catamaras/estran-42'],
    ['/fr/bateaux/estran-42', '/fr/catamarans/estran-42'],
    ['/fr/revendeurs', '/fr/concessionnaires'],
    ['/fr/revendeurs/port-marin', '/fr/concessionnaires/port-marin'],
    ['/fr/concessionnaire/port-marin', '/fr/concessionnaires/port-marin'],
    ['/dealer', '/dealers'],
    ['/dealer/north-bay', '/dealers/north-bay'],
    ['/fr/dealer', '/fr/concessionnaires'],
    ['/de/dealer/nord', '/de/handler/nord'],
    ['/de/broschure', '/de/broschuere'],
    ['/es/dealer', '/es/concesionarios'],
    ['/it/dealer', '/it/concessionari'],
    ['/pt/dealer', '/pt/concessionarios'],
    ['/en/dealer/north-bay', '/dealers/north-bay'],
    ['/pt-pt/dealer', '/pt/concessionarios'],
  ])('%s redirects to %s with 301', (pathname, location) => {
    expect(parsePath(pathname)).toEqual({ type: 'redirect', location, status: 301 });
  });

  it('a French alias without the French prefix is the path of a free page', () => {
    expect(route('/bateaux/estran-42').name).toBe('inner-static');
    expect(route('/de/revendeurs').name).toBe('slug');
  });

  it.each(['/en/en/en/dealer', '/en/pt-pt/dealer/x', '/pt-pt/en/x', '/en/fr/bateaux/x'])(
    '%s reaches a page after fewer than five redirects',
    (pathname) => {
      let parsed = parsePath(pathname);
      for (let hops = 0; parsed.type === 'redirect'; hops++) {
        expect(hops).toBeLessThan(5);
        parsed = parsePath(parsed.location);
      }
      expect(parsed.type).toBe('route');
    },
  );

  it.each([
    '//evil.example',
    '/en//evil.example',
    '/en/%2Fevil.example',
    '/en/%5Cevil.example',
    '/en/\\evil.example',
  ])('%s matches nothing, and redirects nowhere', (pathname) => {
    expect(parsePath(pathname).type).toBe('unmatched');
  });

  it('a segment that looks like a host or scheme is encoded in the redirect', () => {
    expect(parsePath('/en/https:')).toMatchObject({ location: '/https%3A' });
    expect(parsePath('/en/@evil.example')).toMatchObject({ location: '/%40evil.example' });
  });
});

describe('parsePath on addresses that cannot be ours', () => {
  it.each([
    ['/boats/estran-42/', 'trailing-slash'],
    ['/en/', 'trailing-slash'],
    ['//', 'empty-segment'],
    ['/boats//estran-42', 'empty-segment'],
    ['/boats//', 'empty-segment'],
    ['', 'no-leading-slash'],
    ['*', 'no-leading-slash'],
    ['https://estran.example/boats', 'no-leading-slash'],
    ['/boats/%', 'bad-encoding'],
    ['/boats/%E9toile', 'bad-encoding'],
    ['/boats/%C3', 'bad-encoding'],
    ['/boats/\uD800', 'bad-encoding'],
    ['/boats/%00', 'control-character'],
    ['/boats/estran%0D%0ASet-Cookie:x', 'control-character'],
    ['/boats/a\tb', 'control-character'],
    ['/boats/%C2%85', 'control-character'],
    ['/boats/..', 'dot-segment'],
    ['/boats/%2e%2E/x', 'dot-segment'],
    ['/./boats', 'dot-segment'],
    ['/boats\\estran-42', 'reserved-character'],
    ['/boats/a%5Cb', 'reserved-character'],
    ['/boats%2Festran-42', 'reserved-character'],
    ['/boats/estran-42%3Fx', 'reserved-character'],
    ['/boats/estran-42%23x', 'reserved-character'],
    ['/boats/%252e%252e', 'reserved-character'],
    [`/${'a'.repeat(2048)}`, 'too-long'],
  ])('refuses %j: %s', (pathname, reason) => {
    expect(parsePath(pathname)).toEqual({ type: 'unmatched', locale: 'en', reason });
  });

  it('accepts 2048 characters', () => {
    expect(parsePath(`/${'a'.repeat(2047)}`).type).toBe('route');
  });

  it('an unmatched path has the language of its prefix, for the 404 page', () => {
    expect(parsePath('/fr/')).toMatchObject({ type: 'unmatched', locale: 'fr' });
    expect(parsePath('/de/katamarane/%')).toMatchObject({ type: 'unmatched', locale: 'de' });
    expect(parsePath('/pt-pt//')).toMatchObject({ type: 'unmatched', locale: 'pt' });
  });
});
