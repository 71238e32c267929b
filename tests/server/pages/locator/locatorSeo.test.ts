import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { validPageAt } from './locatorSite.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite({ nodes: {} });
});
afterAll(() => site[Symbol.asyncDispose]());

const page = (address: string) => validPageAt(site.content, address);

describe('to search engines', () => {
  it('a locator: own title and canonical URL, indexable', async () => {
    const { seo, kind, breadcrumb, status } = await page('/fr/loueurs?utm_source=mail');
    expect([kind, status]).toEqual(['locator', 200]);
    expect(seo).toMatchObject({
      title: 'Louer l’un de nos catamarans | Estran',
      canonicalUrl: 'https://estran.example/fr/loueurs',
      ogUrl: 'https://estran.example/fr/loueurs',
    });
    expect(seo).not.toHaveProperty('robots');
    expect(breadcrumb.items).toEqual([
      { label: 'Accueil', url: '/fr' },
      { label: 'Louer l’un de nos catamarans' },
    ]);
    expect(seo.structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it.each([
    ['?country=FR', '?country=fr', 'France | Find a dealer | Estran'],
    ['?dealer=nice', '?dealer=nice', 'Find a dealer | Estran'],
    ['?near=43.7,7.3', '?near=43.7%2C7.3', 'Find a dealer | Estran'],
    ['?q=nice', '?q=nice', 'Find a dealer | Estran'],
  ])('a filtered locator (%s): noindex', async (query, canonical, title) => {
    expect((await page(`/dealers${query}`)).seo).toMatchObject({
      robots: 'noindex,follow',
      canonicalUrl: `https://estran.example/dealers${canonical}`,
      title,
    });
  });

  it('each language names the others', async () => {
    const { alternates } = await page('/service-centers');
    expect(alternates.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
    for (const { locale, path } of alternates) {
      const other = await page(path);
      expect([other.locale, other.path]).toEqual([locale, path]);
      expect(other.alternates).toEqual(alternates);
    }
  });
});
