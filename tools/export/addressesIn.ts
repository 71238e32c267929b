/** Files in pages; the browser's own (`/assets`) are copied from the build as a whole. */
const FILE = /(?<![\w/.-])\/(?:images|films|sites\/default\/files|tiles|api\/dealers)\/[^"'\s,)\\<>?#]+/g;
const TAG = /<(?:a|link|area)\s[^>]*>/gi;
const LOCATION = /<loc>([^<]*)<\/loc>/g;
/** Links in a document's head to pages or feeds. */
const FOLLOWED_LINK = /\srel="(?:alternate|canonical)"/i;

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Links of a page, or entries of a sitemap, as written. */
export function extractLinks(text: string): string[] {
  const tags = (text.match(TAG) ?? []).filter((tag) => !/^<link/i.test(tag) || FOLLOWED_LINK.test(tag));
  const hrefs = tags.flatMap((tag) => /\shref="([^"]*)"/i.exec(tag)?.[1] ?? []);
  const locations = [...text.matchAll(LOCATION)].map(([, address = '']) => address);
  return [...hrefs, ...locations].map(decode);
}

/**
 * Paths of the pictures, videos, documents, tiles and map data in a page, in any attribute or data. Templates such as
 * `/tiles/{z}/{x}/{y}` are left out.
 */
export function filesIn(text: string, siteUrl: string): string[] {
  const plain = decode(text.replaceAll('\\/', '/')).replaceAll(`${siteUrl}/`, '/');
  return [...new Set(plain.match(FILE))].filter((path) => !path.includes('{'));
}

/**
 * The page of the site behind a link: its path, with the query of a further page of a list. Undefined for external
 * links. Other queries are dropped: a static host ignores them.
 */
export function pageAddress(link: string, from: string, siteUrl: string): string | undefined {
  const url = URL.parse(link, siteUrl + from);
  if (url?.origin !== siteUrl) return undefined;
  const isFurtherPage = [...url.searchParams.keys()].join() === 'page';
  return isFurtherPage ? url.pathname + url.search : url.pathname;
}
