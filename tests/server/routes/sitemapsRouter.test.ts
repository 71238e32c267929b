import { Readable } from 'node:stream';
import express from 'express';
import { parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import { sitemapsRouter } from '../../../server/routes/sitemapsRouter.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { ask, listen } from '../loopback.ts';
import { isWellFormed } from '../pages/feeds/isWellFormed.ts';
import { aDealer } from '../pages/locator/dealers.ts';
import { DEALER_PAGES, listing } from '../pages/locator/locatorSite.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';
import { startDemoContent } from './demoContent.ts';

const SITE_URL = 'https://estran.example';

/** What the router answers to a path, from this content. */
const answerTo = async (content: Content, path: string, dealers = listing([])) => {
  const { origin } = await listen(express().use(sitemapsRouter({ content, dealers, siteUrl: SITE_URL })));
  const { status, headers, body } = await ask(origin, path);
  return { status, type: headers['content-type'], text: body.toString() };
};

const fetchSitemap = async (content: Content, path: string): Promise<SitemapItem[]> => {
  const { text } = await answerTo(content, path);
  expect(isWellFormed(text)).toBe(true);
  return parseSitemap(Readable.from([text]));
};

const toLinkMap = ({ links }: SitemapItem) => new Map(links.map(({ lang, url }) => [lang, url]));

describe('the sitemaps of the demo site', () => {
  let demo: Awaited<ReturnType<typeof startDemoContent>>;
  beforeAll(async () => {
    demo = await startDemoContent();
  });
  afterAll(() => demo.close());

  it('two for each language, listed in the index', async () => {
    const { status, type, text } = await answerTo(demo.content, '/sitemap.xml');
    expect([status, type, isWellFormed(text)]).toEqual([200, 'application/xml; charset=utf-8', true]);
    const sitemaps = await parseSitemapIndex(Readable.from([text]));
    expect(sitemaps.map(({ url }) => url)).toEqual(
      LOCALE_CODES.flatMap((locale) => [
        `${SITE_URL}/sitemap-${locale}.xml`,
        `${SITE_URL}/sitemap-${locale}-contacts.txt`,
      ]),
    );
  });

  it('each page once, with reciprocal hreflang links and x-default', async () => {
    const all = (
      await Promise.all(LOCALE_CODES.map((locale) => fetchSitemap(demo.content, `/sitemap-${locale}.xml`)))
    ).flat();
    const byUrl = new Map(all.map((item) => [item.url, toLinkMap(item)]));
    expect(byUrl.size).toBe(all.length);
    expect(all.length).toBeGreaterThan(400);
    for (const [url, links] of byUrl) {
      expect([...links.values()]).toContain(url);
      expect(links.has('x-default')).toBe(true);
      for (const other of links.values()) expect(byUrl.get(other), other).toEqual(links);
    }
  });

  it.each(LOCALE_CODES)('%s: only URLs of that language; nodes have lastmod', async (code) => {
    const items = await fetchSitemap(demo.content, `/sitemap-${code}.xml`);
    const { prefix, tag } = LOCALES[code];
    for (const item of items) {
      expect(toLinkMap(item).get(tag)).toBe(item.url);
      expect(item.url.startsWith(SITE_URL + prefix)).toBe(true);
    }
    const undated = items.filter(({ lastmod }) => lastmod === undefined);
    // Three maps, two forms and the site map.
    expect(undated).toHaveLength(7);
    expect(items.filter(({ url }) => /.\/$/.test(new URL(url).pathname) || new URL(url).search)).toEqual([]);
  });
});

describe('the sitemap of a site with gaps', () => {
  const page = (id: string, paths: object, attributes = {}) => ({ id, in: paths, attributes });

  it('no x-default without English, no invalid lastmod', async () => {
    await using site = await startEditorialSite({
      nodes: {
        page: [
          page('french', { fr: ['Ici', '/ici'] }),
          page('odd', { en: ['Odd', '/odd & old'] }, { changed: 'some time ago' }),
        ],
      },
    });
    const [english, french] = await Promise.all(
      ['/sitemap-en.xml', '/sitemap-fr.xml'].map((path) => fetchSitemap(site.content, path)),
    );
    const ici = french?.find(({ url }) => url.endsWith('/fr/ici'));
    expect(ici && [...toLinkMap(ici).keys()]).toEqual(['fr']);
    const odd = english?.find(({ url }) => url.includes('/odd'));
    expect(odd?.url).toBe(`${SITE_URL}/odd%20%26%20old`);
    expect(odd).not.toHaveProperty('lastmod');
  });
});

describe('the sitemap of contacts', () => {
  it('lists contact pages of dealers without a page in any language', async () => {
    await using site = await startEditorialSite(DEALER_PAGES);
    const dealers = listing([
      aDealer({ accountId: 'nice' }),
      aDealer({ accountId: 'Ö/1' }),
      aDealer({ accountId: 'hidden', isHidden: true }),
      { accountId: 'nowhere', label: 'Nowhere', isHidden: false },
      aDealer({ accountId: 'other', contractSegment: 'VG1' }),
      aDealer({ accountId: 'charter', contractSegment: 'VCH' }),
    ]);
    expect(await answerTo(site.content, '/sitemap-de-contacts.txt', dealers)).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: `${SITE_URL}/de/kontakt/%C3%96%2F1\n${SITE_URL}/de/kontakt/charter\n`,
    });
  });
});

describe('a sitemap', () => {
  it('memoized for its rows; other rows make another sitemap', async () => {
    const row = (path: string) =>
      ({ id: path, nid: 1, bundle: 'page', locale: 'en', title: path, path }) as const;
    await using site = await startEditorialSite({ nodes: {} });
    let rows = [row('/one')];
    const content = { ...site.content, indexablePages: async () => rows };
    const { origin } = await listen(
      express().use(sitemapsRouter({ content, dealers: listing([]), siteUrl: SITE_URL })),
    );
    const first = await ask(origin, '/sitemap-en.xml');
    // Nobody changes rows; what is made of them a second time would show it.
    rows.push(row('/two'));
    const second = await ask(origin, '/sitemap-en.xml');
    expect(second.body.toString()).toBe(first.body.toString());
    rows = [...rows];
    expect((await ask(origin, '/sitemap-en.xml')).body.toString()).toContain('/two');
    expect((await ask(origin, '/sitemap-fr.xml')).body.toString()).not.toContain('/two');
  });
});

describe('robots.txt', () => {
  it('allows everything but script data, and names the sitemap', async () => {
    await using site = await startEditorialSite({ nodes: {} });
    const { status, type, text } = await answerTo(site.content, '/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${SITE_URL}/sitemap.xml`,
    ]);
  });
});

describe('other addresses', () => {
  it.each(['/sitemap-xx.xml', '/Sitemap.xml', '/sitemap.xml/', '/fr/robots.txt'])('%s: 404', async (path) => {
    await using site = await startEditorialSite({ nodes: {} });
    expect((await answerTo(site.content, path)).status).toBe(404);
  });
});
