import { type Locale, pathLocale } from '../../../locales/locales.ts';

/** Path of a page's data; parseNavigation (server/cache/pages/PageTarget.ts) is the reverse. */
export const pageDataPath = (pathname: string): string =>
  `${pathname.replace(/\/$/, '')}/index.pageContext.json`;

/** A file has an extension, such as a brochure, a feed or a calendar; a page has none. */
const FILE = /\.\w+$/;

/**
 * Address of the data of a page. Never the page's own address: a browser may use one of two cached answers at one
 * address for the other.
 *
 * @returns undefined where there is no page that could be shown in a document in the language `from`: another site, a
 * file, or another language, which has its own menus and footer.
 */
export function pageDataUrl(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  from: { origin: string; locale: Locale },
): string | undefined {
  if (origin !== from.origin || FILE.test(pathname) || pathLocale(pathname) !== from.locale) return undefined;
  return pageDataPath(pathname) + search;
}
