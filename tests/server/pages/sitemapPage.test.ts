import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { listIndexablePages } from '../../../server/pages/feeds/listIndexablePages.ts';
import { demoBrand } from '../../demoBrand.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';
import { startSmallSite } from '../services/content/smallSite.ts';
import { getBlockProps, pageAt } from './pageAt.ts';

const linksOn = async (site: Awaited<ReturnType<typeof startSmallSite>>, address: string) =>
  getBlockProps(await pageAt(site.content, address), 'site-map')?.sections.map(({ link }) => link.url);

/** They are always there. */
const OWN = [
  '/dealers',
  '/charters',
  '/service-centers',
  '/compare',
  '/configure',
  '/brochure',
  '/newsletter',
  '/search',
];

describe('the site map', () => {
  it('has home, ranges, the lists of the language, locators and forms', async () => {
    await using site = await startEditorialSite({
      nodes: {
        page: [
          { id: 'news', in: { en: ['News', '/news'] } },
          { id: 'events', in: { en: ['Events', '/events'], fr: ['Événements', '/evenements'] } },
        ],
      },
    });
    expect(await linksOn(site, '/sitemap')).toEqual(['/', '/ranges/sea', '/news', '/events', ...OWN]);
    expect(await linksOn(site, '/fr/plan-du-site')).toEqual([
      '/fr',
      '/fr/gammes/mer',
      '/fr/evenements',
      '/fr/concessionnaires',
      '/fr/loueurs',
      '/fr/centres-de-service',
      '/fr/comparer',
      '/fr/configurer',
      '/fr/brochure',
      '/fr/newsletter',
      '/fr/recherche',
    ]);
  });

  it('has every page of sitemap.xml, below its list', async () => {
    const { content, close } = await startDemoContent();
    onTestFinished(close);
    const sections = getBlockProps(await pageAt(content, '/de/sitemap'), 'site-map')?.sections ?? [];
    const named = sections.flatMap(({ link, links }) => [link, ...links].map(({ url }) => url));
    const listed = listIndexablePages(await content.indexablePages(), 'de', demoBrand);
    const own = new Set(['/de/sitemap']);
    expect(listed.map(({ path }) => path).filter((path) => !own.has(path) && !named.includes(path))).toEqual(
      [],
    );
    expect(new Set(named).size).toBe(named.length);
    const news = sections.find(({ link }) => link.url === '/de/neuigkeiten');
    expect(news?.links.length).toBeGreaterThan(5);
    for (const { url } of news?.links ?? []) expect(url).toMatch(/^\/de\/neuigkeiten\/artikel\//);
  });

  it('exists in every language', async () => {
    await using site = await startSmallSite();
    const { alternates } = await pageAt(site.content, '/sitemap');
    expect(alternates.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
    for (const { path } of alternates) {
      expect((await pageAt(site.content, path)).alternates).toEqual(alternates);
    }
  });

  it('ranges fail: renders the rest', async () => {
    await using site = await startSmallSite((question) =>
      /\/node\/range\?.*include=/.test(question) ? { status: 500, body: {} } : undefined,
    );
    expect(await linksOn(site, '/sitemap')).toEqual(['/', ...OWN]);
  });
});
