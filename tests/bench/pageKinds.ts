/** One English page of each kind that issue 8 names. */
export const PAGE_KINDS = {
  home: '/',
  model: '/boats/estran-42',
  article: '/news/article/forty-boats-on-one-tide',
  list: '/news',
  locator: '/dealers',
  contact: '/contact/EST-FR-003',
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** A page with nothing interactive below its header. */
export const QUIET_PAGE = '/privacy';

/**
 * Whoever sends this gets a page made for them: a page cache answers nobody who shows credentials. The site itself knows
 * no visitor who has any.
 */
export const UNCACHED = { authorization: 'Bearer nobody' } as const;
