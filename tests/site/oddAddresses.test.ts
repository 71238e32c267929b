import { Readable } from 'node:stream';
import { parseSitemap, type SitemapItem } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import { ask } from '../server/loopback.ts';
import { SHADOWED, startOddAddresses } from '../server/pages/check/oddAddresses.ts';
import type { SmallSite } from '../server/services/content/smallSite.ts';
import { runSite, type Site } from './runSite.ts';

const SITE_URL = 'https://www.example.com';

let content: SmallSite;
let site: Site;
beforeAll(async () => {
  content = await startOddAddresses();
  site = await runSite({ CONTENT_URL: content.server.url, CONTENT_KEY: 'secret', SITE_URL });
});
afterAll(async () => {
  await site.kill();
  await content[Symbol.asyncDispose]();
});

const get = async (path: string) => {
  const { status, headers, body } = await ask(site.url, path, { headers: { 'accept-language': 'en' } });
  return { status, location: headers.location, html: body.toString() };
};
const sitemap = async (locale: Locale): Promise<SitemapItem[]> =>
  parseSitemap(Readable.from([(await get(`/sitemap-${locale}.xml`)).html]));

describe.each(LOCALE_CODES)('a path with special characters in %s', (locale) => {
  const { prefix } = LOCALES[locale];

  it.each([
    ['/a+b&c', '/a%2Bb%26c', 'Signs'],
    ['/a+b%26c', '/a%2Bb%26c', 'Signs'],
    ['/100%25', '/100%25', 'Percent'],
  ])('%s: served at %s; canonical, hreflang and sitemap agree', async (written, path, title) => {
    const first = await get(prefix + written);
    if (written !== path) expect([first.status, first.location]).toEqual([301, prefix + path]);
    const { status, html } = await get(prefix + path);
    expect(status).toBe(200);
    expect(html).toContain(title);
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${prefix}${path}"`);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, tag, url]) => [tag, url])).toEqual([
      ...LOCALE_CODES.map((code) => [LOCALES[code].tag, `${SITE_URL}${LOCALES[code].prefix}${path}`]),
      ['x-default', `${SITE_URL}${path}`],
    ]);
    const entry = (await sitemap(locale)).find(({ url }) => url === `${SITE_URL}${prefix}${path}`);
    expect(entry?.links.map(({ url }) => url)).toEqual(alternates.map(([, , url]) => url));
  });

  it('navigation data work', async () => {
    for (const path of ['/a%2Bb%26c', '/100%25']) {
      expect((await get(`${prefix}${path}/index.pageContext.json`)).status).toBe(200);
    }
  });
});

describe('a sitemap', () => {
  it.each(LOCALE_CODES)(
    '%s: omits noindex pages, and dead URLs after their first request',
    async (locale) => {
      const { prefix } = LOCALES[locale];
      expect((await get(`${prefix}/hidden`)).html).toMatch(/<meta name="robots" content="noindex"/);
      expect((await get(`${prefix}/moved`)).status).toBe(301);
      expect((await get(`${prefix}/gone`)).status).toBe(404);
      const urls = (await sitemap(locale)).flatMap(({ url, links }) => [
        url,
        ...links.map((link) => link.url),
      ]);
      const own = urls.filter((url) => url.startsWith(`${SITE_URL}${prefix}/`));
      expect(own).toContain(`${SITE_URL}${prefix}/100%25`);
      expect(
        own.filter((url) => /\/(hidden|moved|gone)$/.test(url.slice(SITE_URL.length + prefix.length))),
      ).toEqual(locale === 'en' ? expect.anything() : []);
    },
  );

  it('names no such URL of any language', async () => {
    const all = (await Promise.all(LOCALE_CODES.map(sitemap))).flat();
    expect(JSON.stringify(all)).not.toMatch(/hidden|moved|gone/);
  });

  it('every URL answers 200', async () => {
    for (const locale of LOCALE_CODES) {
      for (const { url } of await sitemap(locale)) {
        const { status } = await get(url.slice(SITE_URL.length) || '/');
        expect([url, status]).toEqual([url, 200]);
      }
    }
    const all = JSON.stringify((await Promise.all(LOCALE_CODES.map(sitemap))).flat());
    expect(all).not.toMatch(
      /healthz|\/contact\/|kontakt\/werft|\.ics|what|\/en\/|"https:\/\/www.example.com\/it"/,
    );
  });
});

describe('a node without language', () => {
  it('served in English only, reported with edit link', async () => {
    const { status, html } = await get('/neutral');
    expect(status).toBe(200);
    expect(html).toContain('Of no language');
    expect((await get('/fr/neutral')).status).toBe(404);
    expect((await sitemap('en')).map(({ url }) => url)).toContain(`${SITE_URL}/neutral`);
    expect(site.log.filter(({ event }) => event === 'language-missing')).toMatchObject([
      { level: 'warn', title: 'Of no language', locale: 'und', edit: `${content.server.url}/node/102/edit` },
    ]);
  });
});

describe('a node at a URL the site uses', () => {
  it('reported once with reason and edit link', () => {
    const lines = site.log.filter(({ event }) => event === 'address-hidden');
    expect(lines.map(({ msg }) => msg).sort()).toEqual(
      SHADOWED.map(([alias, , why]) => `“At ${alias}” is not shown at ${alias}: ${why}`).sort(),
    );
    expect(lines.every(({ edit }) => /\/node\/\d+\/edit$/.test(String(edit)))).toBe(true);
  });

  it('the site’s own page is served there', async () => {
    for (const [alias, locale] of SHADOWED) {
      const path = LOCALES[locale].prefix + encodeURI(alias).replace('?', '%3F');
      expect([alias, (await get(path)).html.includes(`At ${alias}`)]).toEqual([alias, false]);
    }
  });

  it('a dead URL is reported: a redirect or nothing', () => {
    const dead = site.log.filter(({ event }) => event === 'address-dead');
    expect(new Set(dead.map(({ title }) => title))).toEqual(new Set(['Moved', 'Gone']));
    expect(dead).toHaveLength(2 * LOCALE_CODES.length);
  });
});
