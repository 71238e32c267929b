import { describe, expect, it } from 'vitest';
import type { SiteRow } from '../../../server/content/site-index/SiteIndex.ts';
import { listPages } from '../../../server/feeds/listPages.ts';

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

describe('the pages of a language', () => {
  it('are its nodes with their translations, and the site map', () => {
    const pages = listPages(rows, 'en');
    expect(pages.map(({ path }) => path)).toEqual(['/yard', '/sitemap']);
    expect(pages[0]).toEqual({
      path: '/yard',
      changed: '2026-05-01T09:00:00+00:00',
      alternates: [
        { locale: 'en', path: '/yard' },
        { locale: 'fr', path: '/fr/chantier' },
      ],
    });
  });

  it('leave out what has no address there, and do not name it as a translation either', () => {
    expect(listPages(rows, 'fr').find(({ path }) => path === '/fr/ici')?.alternates).toEqual([
      { locale: 'fr', path: '/fr/ici' },
    ]);
  });

  it('are no dealers yet', () => {
    expect(listPages(rows, 'en').some(({ path }) => path.includes('dealers'))).toBe(false);
  });

  it('are the site map alone in a language nothing is translated into', () => {
    expect(listPages(rows, 'de').map(({ path }) => path)).toEqual(['/de/sitemap']);
  });
});
