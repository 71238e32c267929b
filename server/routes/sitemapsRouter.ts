import { Router } from 'express';
import { buildPath } from '../../locales/buildPath.ts';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { lazy } from '../../memo/lazy.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Dealer } from '../../schemas/entities/dealer.ts';
import {
  contactSitemapPath,
  createSitemap,
  createSitemapIndex,
  sitemapPath,
} from '../pages/feeds/createSitemap.ts';
import { listIndexablePages } from '../pages/feeds/listIndexablePages.ts';
import { dealersWithoutPage } from '../pages/locator/dealersWithoutPage.ts';
import type { Content } from '../services/content/Content.ts';
import type { DealerService } from '../services/dealers/createDealerService.ts';
import { type Packed, packText, sendPacked } from './sendPacked.ts';

const XML = 'application/xml; charset=utf-8';

interface SitemapsOptions {
  content: Content;
  dealers: DealerService;
  siteUrl: string;
  /** Its languages (default: all), and whether it has the configurator. */
  brand?: { languages?: readonly Locale[]; configurator?: Brand['configurator'] };
}

/**
 * GET /robots.txt, /sitemap.xml, and for each language /sitemap-<locale>.xml of its pages and
 * /sitemap-<locale>-contacts.txt of dealers with only a contact page.
 */
export function sitemapsRouter(options: SitemapsOptions): Router {
  const { content, dealers, siteUrl, brand = {} } = options;
  const { languages = LOCALE_CODES } = brand;
  const router = Router({ strict: true, caseSensitive: true });
  const memo = createMemo<Promise<Packed>>();
  const memoContacts = createMemo<Promise<Packed>>();
  const index = lazy(async () => packText(await createSitemapIndex(siteUrl, languages)));
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').type('text').send(robots);
  });
  router.get('/sitemap.xml', async (request, response) => {
    sendPacked(request, response, XML, await index());
  });
  for (const locale of languages) {
    router.get(sitemapPath(locale), async (request, response) => {
      const rows = await content.indexablePages();
      const make = async () =>
        packText(await createSitemap(listIndexablePages(rows, locale, brand), siteUrl));
      const sitemap = await memo(rows, locale, make);
      sendPacked(request, response, XML, sitemap);
    });
    router.get(contactSitemapPath(locale), async (request, response) => {
      const [all, ...pages] = await Promise.all([
        dealers.dealers(),
        ...languages.map((code) => content.dealerEntries(code)),
      ]);
      const toContactUrl = ({ accountId: slug }: Dealer) =>
        `${siteUrl}${buildPath(locale, 'contact-slug', { slug })}\n`;
      const make = () => packText(dealersWithoutPage(all, pages).map(toContactUrl).join(''));
      const list = await memoContacts(all, locale, make, ...pages);
      sendPacked(request, response, 'text', list);
    });
  }
  return router;
}
