import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homePath } from '../../locales/homePath.ts';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { type CrawledPage, crawlSite, pathOf } from './crawlSite.ts';
import { runSite, type Site } from './runSite.ts';

let site: Site;
let pages: Map<string, CrawledPage>;
let listed: string[];

const locations = async (path: string): Promise<string[]> => {
  const xml = await (await fetch(site.url + path)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));
};

beforeAll(async () => {
  site = await runSite();
  pages = await crawlSite(site.url, LOCALE_CODES.map(homePath));
  const sitemaps = await locations('/sitemap.xml');
  listed = (await Promise.all(sitemaps.map(locations))).flat();
}, 120_000);
afterAll(async () => {
  await site.stop();
  expect(site.noise).toEqual([]);
});

const indexed = () => [...pages.values()].filter(({ robots = '' }) => !/noindex/.test(robots));

describe('the whole site, followed link by link in all languages', () => {
  it('is all there: every page answers, in hundreds', () => {
    expect(pages.size).toBeGreaterThan(450);
    expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  it('drops no block and leaves nothing out', () => {
    expect(site.log.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('has no link that leads through a redirect', () => {
    const moved = [...pages.values()].filter(({ path, finalPath }) => path !== finalPath);
    expect(moved.map(({ path, finalPath }) => `${path} leads to ${finalPath}`)).toEqual([]);
  });

  it('has no orphan: whatever a sitemap lists can be reached by links', () => {
    expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  });

  it('hides nothing: whatever search engines may keep is in a sitemap, or a further page of a list', () => {
    const known = new Set(listed);
    const unlisted = indexed().filter(({ path, title }) => !known.has(path) && !/\d/.test(title));
    expect(unlisted.map(({ path }) => path)).toEqual([]);
  });

  it('knows every page by its own address', () => {
    const strangers = indexed().filter(({ path, canonical }) => !canonical || pathOf(canonical) !== path);
    expect(strangers.map(({ path, canonical }) => `${path} is known as ${canonical}`)).toEqual([]);
  });

  it('has no title twice in a language', () => {
    const titles = Map.groupBy(indexed(), ({ lang, title }) => `${lang} ${title}`);
    const twice = [...titles].filter(([, { length }]) => length > 1);
    expect(twice.map(([title, all]) => `${title}: ${all.map(({ path }) => path)}`)).toEqual([]);
  });

  it('names translations that name it back', () => {
    const broken = indexed().flatMap(({ path, lang, alternates }) =>
      [...alternates].flatMap(([language, url]) => {
        const other = pages.get(pathOf(url));
        const back = other?.alternates.get(lang);
        const isMutual =
          back !== undefined &&
          pathOf(back) === path &&
          (language === 'x-default' || other?.lang === language);
        return isMutual ? [] : [`${path} names ${url} as ${language}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('shows no picture that is missing', { timeout: 120_000 }, async () => {
    const images = new Set([...pages.values()].flatMap((page) => page.images));
    expect(images.size).toBeGreaterThan(30);
    const missing: string[] = [];
    for (const image of images) {
      const response = await fetch(new URL(image, site.url));
      await response.arrayBuffer();
      if (response.status !== 200) missing.push(`${image} (${response.status})`);
    }
    expect(missing).toEqual([]);
  });
});
