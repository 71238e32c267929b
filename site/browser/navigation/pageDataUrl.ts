import { type Locale, pathLocale } from '../../../locales/locales.ts';

/** Where the data of the page at a path stands; server/pages/parseNavigation.ts reads it the other way. */
export const pageDataPath = (pathname: string): string =>
  `${pathname.replace(/\/$/, '')}/index.pageContext.json`;

/** A file has an ending, such as a brochure, a feed or a calendar; a page has none. */
const FILE = /\.\w+$/;

/**
 * Where the data of the page at an address is had from. It is never the address itself: a browser may take one of two
 * answers at the same address for the other.
 *
 * @returns undefined where there is no page that could be shown in the document of a page in `from`: elsewhere, a file, or
 * another language, which has menus and a footer of its own.
 */
export function pageDataUrl(
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  from: { origin: string; locale: Locale },
): string | undefined {
  if (origin !== from.origin || FILE.test(pathname) || pathLocale(pathname) !== from.locale) return undefined;
  return pageDataPath(pathname) + search;
}
