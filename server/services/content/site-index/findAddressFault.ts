import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { parsePath } from '../../../../locales/parsePath.ts';
import type { PageName } from '../../../../locales/routes.ts';

/** Pages that the site makes itself: a node at their address is never asked for. */
const OWN_PAGES = new Set<PageName>([
  'dealers-map',
  'charters-map',
  'service-centers-map',
  'contact-slug',
  'brochure',
  'newsletter',
  'compare',
  'configure',
  'offer',
  'search',
  'sitemap',
  'news-pagination',
  'life-on-board-pagination',
]);

/** Addresses that the server answers before any page (server/app.ts). */
const ENDPOINTS = [
  /^\/(healthz|readyz)$/i,
  /^\/(registry\.json|robots\.txt|sitemap(-[a-z]{2}(-contacts)?)?\.(xml|txt)|favicon\.svg|licenses\.txt)$/,
  /^\/(assets|images|films|tiles|schemas|sites\/default\/files)\//,
  /^\/(api\/(lists|dealers|autocomplete|search|puzzle)|hooks\/purge)(\/|$)/i,
  /(\/feed\.xml|\.ics|\/index\.pageContext\.json)$/,
];

/**
 * Why the site does not show a node at its address, as the end of a sentence; undefined when it does.
 *
 * @param path site path, prefixed and percent-encoded.
 * @param locale language of the node.
 */
export function findAddressFault(path: string, locale: Locale): string | undefined {
  if (ENDPOINTS.some((endpoint) => endpoint.test(path))) return 'the server answers something else there';
  const route = parsePath(path);
  if (route.type === 'unmatched') return `the site refuses this address (${route.reason})`;
  if (route.type === 'redirect') return `the site redirects this address to ${route.location}`;
  if (route.locale !== locale) return `pages in ${LOCALES[route.locale].label} stand there`;
  return OWN_PAGES.has(route.name) ? 'a page of the site itself stands there' : undefined;
}
