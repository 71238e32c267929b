import type { MadePage } from '../../../../server/cache/pages/CachedPage.ts';
import type { PageTarget } from '../../../../server/cache/pages/PageTarget.ts';

export const target = (path: string, query = '', as: PageTarget['as'] = 'html'): PageTarget => ({
  path,
  query,
  as,
});

/** What a page was made into, as far as it matters. */
export const made = (path: string, particulars: Partial<MadePage> = {}): MadePage => ({
  body: `<p>${path}</p>`,
  contentType: 'text/html; charset=utf-8',
  path,
  route: 'en-slug',
  locale: 'en',
  tags: [],
  isDegraded: false,
  freshUntil: 8_640_000_000_000_000,
  ...particulars,
});
