/** What a page is made for; each kind has a page builder on the server. */
export const PAGE_KINDS = [
  'home',
  'model',
  'range',
  'page',
  'list',
  'article',
  'event',
  'locator',
  'dealer',
  'contact',
  'brochure',
  'newsletter',
  'sea-trial',
  'compare',
  'configurator',
  'search',
  'sitemap',
  'error',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
