/** One English page of each kind that issue 8 names. */
export const PAGE_KINDS = {
  home: '/',
  model: '/boats/estran-42',
  article: '/news/article/forty-boats-on-one-tide',
  list: '/news',
  locator: '/dealers',
  contact: '/contact/EST-FR-003',
} as const;

export type BenchPageKind = keyof typeof PAGE_KINDS;

/** A page with nothing interactive below its header. */
export const QUIET_PAGE = '/privacy';

/** The environment of a site that makes each page anew, of answers that are at hand. */
export const WITHOUT_PAGE_CACHE = { PAGE_CACHE_MEGABYTES: '0' } as const;
