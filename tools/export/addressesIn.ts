/** Files that pages name; the browser's own (`/assets`) are copied from the build as a whole. */
const FILE = /(?<![\w/.-])\/(?:images|films|tiles|api\/dealers)\/[^"'\s,)\\<>?#]+/g;
const TAG = /<(?:a|link|area)\s[^>]*>/gi;
const LOCATION = /<loc>([^<]*)<\/loc>/g;
/** Of the addresses in a document's head, those that are pages or feeds. */
const FOLLOWED_LINK = /\srel="(?:alternate|canonical)"/i;

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Addresses that a page links to, or that a sitemap lists, as they stand there. */
export function extractLinks(text: string): string[] {
  const tags = (text.match(TAG) ?? []).filter((tag) => !/^<link/i.test(tag) || FOLLOWED_LINK.test(tag));
  const hrefs = tags.flatMap((tag) => /\shref="([^"]*)"/i.exec(tag)?.[1] ?? []);
  const locations = [...text.matchAll(LOCATION)].map(([, address = '']) => address);
  return [...hrefs, ...locations].map(decode);
}

/**
 * Paths of the pictures, films, tiles and points of maps that a page names, in whatever attribute or data. What a script
 * makes addresses of, such as `/tiles/{z}/{x}/{y}`, is none.
 */
export function filesIn(text: string, siteUrl: string): string[] {
  const plain = decode(text.replaceAll('\\/', '/')).replaceAll(`${siteUrl}/`, '/');
  return [...new Set(plain.match(FILE))].filter((path) => !path.includes('{'));
}

/**
 * The page of the site behind a link: its path, with the query of a further page of a list. Undefined for what is not
 * on the site. No other query is kept: a static host answers them all alike.
 */
export function pageAddress(link: string, from: string, siteUrl: string): string | undefined {
  const url = URL.parse(link, siteUrl + from);
  if (url?.origin !== siteUrl) return undefined;
  const isFurtherPage = [...url.searchParams.keys()].join() === 'page';
  return isFurtherPage ? url.pathname + url.search : url.pathname;
}
