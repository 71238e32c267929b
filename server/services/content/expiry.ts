/**
 * How long a response of the content service is fresh, in seconds, by its kind. Without a purge a change of a page
 * shows within 60 seconds, a change of a list within 120 (docs/decisions/2026-11-23-caching.md).
 */
export const EXPIRY_SECONDS = {
  router: 45,
  detail: 45,
  /** Of a path in a link that nothing else knows. */
  redirect: 100,
  siteIndex: 100,
  menu: 100,
  list: 100,
  lightbox: 100,
  coralCount: 300,
  /** Which pages are not for search engines; a sitemap is fetched some times a day. */
  robots: 900,
} as const;
