import { Router } from 'express';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import type { Content } from '../content/Content.ts';
import { createSitemap, createSitemapIndex, sitemapPath } from '../feeds/createSitemap.ts';
import { sitePages } from '../feeds/sitePages.ts';

const KEPT = 'public, max-age=300';

/** GET /robots.txt, /sitemap.xml, and /sitemap-<locale>.xml of each language. */
export function sitemapsRouter({ content, siteUrl }: { content: Content; siteUrl: string }): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const keep = createMemo<Promise<string>>();
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', KEPT).type('text').send(robots);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response
      .set('Cache-Control', KEPT)
      .type('xml')
      .send(await createSitemapIndex(siteUrl));
  });
  for (const locale of LOCALE_CODES) {
    router.get(sitemapPath(locale), async (_request, response) => {
      const rows = await content.pages();
      const sitemap = await keep(rows, locale, () => createSitemap(sitePages(rows, locale), siteUrl));
      response.set('Cache-Control', KEPT).type('xml').send(sitemap);
    });
  }
  return router;
}
