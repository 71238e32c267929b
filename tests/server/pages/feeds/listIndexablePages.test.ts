import { describe, expect, it } from 'vitest';
import { listIndexablePages } from '../../../../server/pages/feeds/listIndexablePages.ts';
import type { SiteRow } from '../../../../server/services/content/site-index/createSiteIndex.ts';

const row = (id: string, locale: SiteRow['locale'], path?: string, bundle = 'page'): SiteRow => ({
  id,
  nid: 1,
  bundle,
  locale,
  title: id,
  changed: '2026-05-01T09:00:00+00:00',
  ...(path && { path }),
});

const rows = [
  row('yard', 'en', '/yard'),
  row('yard', 'fr', '/fr/chantier'),
  row('nowhere', 'en'),
  row('nowhere', 'fr', '/fr/ici'),
  row('dealer', 'en', '/dealers/one', 'dealer'),
];

describe('indexable pages of a language', () => {
  const OTHERS = [
    '/dealers',
    '/charters',
    '/service-centers',
    '/brochure',
    '/compare',
    '/newsletter',
    '/sitemap',
  ];

  it('are nodes with their translations, locators, forms and the site map', () => {
    const pages = listIndexablePages(rows, 'en');
    expect(pages.map(({ path }) => path)).toEqual(['/yard', '/dealers/one', ...OTHERS]);
    expect(pages[0]).toEqual({
      path: '/yard',
      changed: '2026-05-01T09:00:00+00:00',
      alternates: [
        { locale: 'en', path: '/yard' },
        { locale: 'fr', path: '/fr/chantier' },
      ],
    });
  });

  it('nodes without a path in it are left out, also as alternates', () => {
    expect(listIndexablePages(rows, 'fr').find(({ path }) => path === '/fr/ici')?.alternates).toEqual([
      { locale: 'fr', path: '/fr/ici' },
    ]);
  });

  it('without translated nodes: only the pages that are no nodes', () => {
    expect(listIndexablePages(rows, 'de').map(({ path }) => path)).toEqual([
      '/de/handler',
      '/de/charter',
      '/de/servicezentren',
      '/de/broschuere',
      '/de/vergleichen',
      '/de/newsletter',
      '/de/sitemap',
    ]);
  });
});
