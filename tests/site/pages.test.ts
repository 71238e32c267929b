import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { Page } from '../../schemas/page.ts';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const asPage = async (path: string): Promise<Page> =>
  (await fetch(site.url + path, { headers: { accept: 'application/json' } })).json() as Promise<Page>;
const asHtml = async (path: string) => (await fetch(site.url + path)).text();

/** The English page and its translations, from what the site itself says exists. */
const translations = async (path: string) =>
  new Map<Locale, string>(
    (await asPage(path)).alternates.map((alternate) => [alternate.locale, alternate.path]),
  );

const SAMPLES = { home: '/', model: '/boats/estran-42', range: '/ranges/escale', page: '/the-yard' };

describe.each(Object.entries(SAMPLES))('the %s page', (kind, english) => {
  it.each(LOCALE_CODES)('%s: language, path and texts', async (locale) => {
    const path = (await translations(english)).get(locale) ?? 'missing';
    expect(path).toMatch(new RegExp(`^${LOCALES[locale].prefix || '/'}`));
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${LOCALES[locale].tag}" data-kind="${kind}">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(new RegExp(`>(${Object.keys(en).join('|').replaceAll('.', '\\.')})<`));
    const page = await asPage(path);
    expect(page).toMatchObject({ path, locale, kind, status: 200 });
    expect(page.lists.header.menu.length).toBeGreaterThan(0);
    expect(page.lists.footer.footerLeft.length).toBeGreaterThan(0);
  });

  it('hreflang has every translation, reciprocal', async () => {
    const paths = await translations(english);
    expect([...paths.keys()].sort()).toEqual([...LOCALE_CODES].sort());
    for (const path of paths.values()) {
      expect(await translations(path)).toEqual(paths);
      const html = await asHtml(path);
      for (const [locale, other] of paths) {
        expect(html).toMatch(
          new RegExp(
            `<link rel="alternate" hrefLang="${LOCALES[locale].tag}" href="http://[^/]+${other}"/>`,
            'i',
          ),
        );
        expect(html).toContain(`href="${other}"`);
      }
    }
  });

  it('canonical URL, description and BreadcrumbList', async () => {
    const page = await asPage(english);
    const html = await asHtml(english);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]*${english}"/>`));
    expect(page.seo.description).toMatch(/\w+ \w+/);
    const types = page.seo.structuredData.map((data) => data['@type']);
    expect(types).toContain(kind === 'home' ? 'WebSite' : 'BreadcrumbList');
  });
});

describe('single pages', () => {
  it('home: transparent header, two actions in the hero', async () => {
    const { header, blocks } = await asPage('/fr');
    expect(header).toEqual({ plain: false, disabled: false });
    expect(blocks[0]?.props).toMatchObject({
      link: { label: 'Demander un essai en mer' },
      secondLink: { url: '/fr#boats', label: 'Voir les six bateaux' },
    });
  });

  it('breadcrumb of a model: home, range, model', async () => {
    const { breadcrumb } = await asPage('/fr/catamarans/estran-42');
    expect(breadcrumb.items).toEqual([
      { label: 'Accueil', url: '/fr' },
      { label: 'Escale', url: '/fr/gammes/escale' },
      { label: 'Estran 42' },
    ]);
  });

  it('analytics of a model: name, segment, business unit', async () => {
    expect((await asPage('/boats/estran-42')).analytics).toEqual({
      model: 'Estran 42',
      segment: 'Escale',
      businessUnit: 'sailing-multihull',
    });
  });

  it('/ redirects to the visitor’s language, other paths do not', async () => {
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9' };
    const home = await ask(site.url, '/?from=mail', { headers });
    expect([home.status, home.headers.location]).toEqual([302, '/fr?from=mail']);
    expect((await ask(site.url, '/', { headers: { ...headers, cookie: 'locale=en' } })).status).toBe(200);
    expect((await ask(site.url, '/the-yard', { headers })).status).toBe(200);
  });

  it('Cache-Control: prefetched data for a minute, documents revalidated', async () => {
    const freshness = async (path: string) => (await ask(site.url, path)).headers['cache-control'];
    const shared = 's-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
    expect(await freshness('/the-yard/index.pageContext.json')).toBe(`public, max-age=60, ${shared}`);
    expect(await freshness('/index.pageContext.json')).toBe(`public, max-age=60, ${shared}`);
    expect(await freshness('/the-yard')).toBe(`public, max-age=0, ${shared}`);
    expect(await freshness('/')).toBe('private, no-cache');
    expect(await freshness('/dealers?q=brest')).toBe('private, no-cache');
    expect(await freshness('/no-such-page/index.pageContext.json')).toBe('no-store');
    expect(await freshness('/en/the-yard/index.pageContext.json')).toBe('no-store');
  });

  it('no props of blocks that are not hydrated', async () => {
    const html = await asHtml('/boats/estran-42');
    const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const page = JSON.parse(json) as { blocks: { type: string; props?: object }[] };
    expect(page.blocks.find(({ type }) => type === 'compare-specifications')).not.toHaveProperty('props');
    expect(page).not.toHaveProperty('lists');
  });
});
