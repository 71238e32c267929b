import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { homePath } from '../../locales/sitePath.ts';
import { parseTilePath } from '../../server/media/tiles/TileOrder.ts';
import { type Crawl, type CrawledDocument, crawlSite, getPath } from './crawlSite.ts';
import { runSite, type Site } from './runSite.ts';

const readWholeStylesheet = (): string =>
  globSync('dist/client/assets/static/styles.*.css').map((file) => readFileSync(file, 'utf8'))[0] ?? '';

let site: Site;
let pages: Crawl['pages'];
let seen: Crawl['seen'];
/** Of each page in a sitemap, its translations by language tag, as paths. */
let listed: Map<string, Map<string, string>>;
/** Paths of the pages in a sitemap without translations: those to write to a dealer. */
let contacts: Set<string>;

const read = async (path: string) => (await fetch(site.url + path)).text();
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => getPath(url));
const translations = (xml: string): [language: string, path: string][] =>
  [...xml.matchAll(/<xhtml:link[^>]*\shreflang="([^"]+)"[^>]*\shref="([^"]+)"/g)].map(
    ([, language = '', url = '']) => [language, getPath(url)],
  );

/** Address of the list whose further page this is; undefined for any other page. */
const getListPath = (path: string) => /^(.+?)(?:\/\d+|\?page=\d+)$/.exec(path)?.[1];

beforeAll(async () => {
  site = await runSite();
  ({ pages, seen } = await crawlSite(site.url, LOCALE_CODES.map(homePath)));
  const sitemaps = locations(await read('/sitemap.xml'));
  const [plain = [], marked = []] = await Promise.all(
    ['.txt', '.xml'].map((type) => Promise.all(sitemaps.filter((path) => path.endsWith(type)).map(read))),
  );
  contacts = new Set(plain.flatMap((text) => text.trim().split('\n').map(getPath)));
  const entries = marked.flatMap((xml) => xml.match(/<url>.*?<\/url>/gs) ?? []);
  listed = new Map(entries.map((entry) => [locations(entry)[0] ?? '', new Map(translations(entry))]));
}, 600_000);
afterAll(async () => {
  await site.kill();
  expect(site.noise).toEqual([]);
});

/** A form with a boat or a day ticked: to search engines it is the plain form, no page of its own. */
const isPrefilled = ({ path }: CrawledDocument) => /\?(?:model|day)=/.test(path);
const indexed = () =>
  [...pages.values()].filter((page) => !isPrefilled(page) && !/noindex/.test(page.robots ?? ''));

describe('crawl of all links in all languages', () => {
  it('more than 450 pages, all 200', () => {
    expect(pages.size).toBeGreaterThan(450);
    expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  it('logs no warnings', () => {
    expect(site.log.filter(({ level }) => level !== 'info').map(({ msg }) => msg)).toEqual([]);
  });

  it('every page has the rules of every class it uses inside, and not those of all blocks', () => {
    const known = new Set(readWholeStylesheet().match(/(?<=\.)[A-Za-z_][\w-]*/g));
    const unstyled = [...pages.values()].flatMap(({ path, classes, styles }) =>
      [...classes]
        .filter((name) => known.has(name) && !styles.includes(`.${name}`))
        .map((name) => `${path}: ${name}`),
    );
    expect(unstyled).toEqual([]);
    for (const { path, styles } of pages.values()) expect(styles.length, path).toBeLessThan(89_000);
  });

  it('no link redirects', () => {
    const moved = [...pages.values()].filter(({ path, finalPath }) => path !== finalPath);
    expect(moved.map(({ path, finalPath }) => `${path} leads to ${finalPath}`)).toEqual([]);
  });

  it('every URL of a sitemap is linked', () => {
    expect([...listed.keys(), ...contacts].filter((path) => !seen.has(path))).toEqual([]);
    expect(contacts.size).toBeGreaterThan(100);
  });

  it('every indexable page is in a sitemap or a further page of a list', () => {
    const isListed = (path: string) =>
      listed.has(path) || contacts.has(path) || listed.has(getListPath(path) ?? '');
    const unlisted = indexed().filter(({ path }) => !isListed(path));
    expect(unlisted.map(({ path }) => path)).toEqual([]);
  });

  it('the canonical URL of every page is its own', () => {
    const strangers = indexed().filter(({ path, canonical }) => !canonical || getPath(canonical) !== path);
    expect(strangers.map(({ path, canonical }) => `${path} is known as ${canonical}`)).toEqual([]);
  });

  it('the canonical URL of a preselected form is the plain form', () => {
    const prefilled = [...pages.values()].filter(isPrefilled);
    expect(prefilled.length).toBeGreaterThan(0);
    for (const { path, canonical = '' } of prefilled)
      expect(getPath(canonical)).toBe(path.replace(/\?.*/, ''));
  });

  it('no duplicate titles in a language', () => {
    const titles = Map.groupBy(indexed(), ({ lang, title }) => `${lang} ${title}`);
    const twice = [...titles].filter(([, { length }]) => length > 1);
    expect(twice.map(([title, all]) => `${title}: ${all.map(({ path }) => path)}`)).toEqual([]);
  });

  it('hreflang of pages and sitemaps agree', () => {
    expect([...listed.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(400);
    // Whether all of them can be reached is the matter of another test.
    for (const { path, alternates } of [...pages.values()].filter((page) => listed.has(page.path))) {
      const named = [...alternates].map(([language, url]) => [language, getPath(url)]);
      expect(Object.fromEntries(named), path).toEqual(Object.fromEntries(listed.get(path) ?? []));
    }
  });

  it('hreflang links are reciprocal', () => {
    const broken = indexed().flatMap(({ path, lang, alternates }) =>
      [...alternates].flatMap(([language, url]) => {
        const other = pages.get(getPath(url));
        // Made alike, and only seen.
        if (!other && seen.has(getPath(url))) return [];
        const back = other?.alternates.get(lang);
        const isMutual =
          back !== undefined &&
          getPath(back) === path &&
          (language === 'x-default' || other?.lang === language);
        return isMutual ? [] : [`${path} names ${url} as ${language}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  const images = () => [...new Set([...pages.values()].flatMap((page) => page.images))];
  const isTile = (path: string) => path.startsWith('/tiles/');

  it('every map tile URL is valid', () => {
    const tiles = images().filter(isTile);
    expect(tiles.length).toBeGreaterThan(100);
    for (const tile of tiles) expect(() => parseTilePath(tile), tile).not.toThrow();
  });

  it('every picture exists', { timeout: 120_000 }, async () => {
    const pictures = images().filter((path) => !isTile(path));
    expect(pictures.length).toBeGreaterThan(30);
    const missing: string[] = [];
    // HEAD knows sizes and forms of an address, and makes no picture; whether there is one to make of a file, its
    // smallest tells.
    const width = (path: string) => Number(/\/(\d+)\.\w+\//.exec(path)?.[1]);
    const files = Map.groupBy(pictures, (path) => path.replace(/^.*?\.\w+\//, ''));
    const smallest = new Set(
      [...files.values()].map((sizes) => sizes.toSorted((a, b) => width(a) - width(b))[0]),
    );
    for (const image of pictures) {
      const method = smallest.has(image) ? 'GET' : 'HEAD';
      const response = await fetch(new URL(image, site.url), { method });
      await response.arrayBuffer();
      if (response.status !== 200) missing.push(`${image} (${response.status})`);
    }
    expect(missing).toEqual([]);
  });
});
