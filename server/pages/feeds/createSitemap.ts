import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { IndexablePage } from './listIndexablePages.ts';

/** Path of the sitemap of a language. */
export const sitemapPath = (locale: Locale): string => `/sitemap-${locale}.xml`;

/**
 * Path of the second sitemap of a language, a plain list: ten thousand dealers are half a megabyte, twenty times as
 * much with their translations, which each page names itself.
 */
export const contactSitemapPath = (locale: Locale): string => `/sitemap-${locale}-contacts.txt`;

const written = async (
  stream: SitemapStream | SitemapIndexStream,
  entries: readonly object[],
): Promise<string> => (await streamToPromise(Readable.from(entries).pipe(stream))).toString();

/** The sitemap of a language (sitemaps.org), each page with its translations. */
export function createSitemap(pages: readonly IndexablePage[], siteUrl: string): Promise<string> {
  const entries = pages.map(({ path, changed, alternates }) => {
    const english = alternates.find(({ locale }) => locale === DEFAULT_LOCALE);
    return {
      url: siteUrl + path,
      ...(changed && { lastmod: changed }),
      links: [
        ...alternates.map((alternate) => ({
          lang: LOCALES[alternate.locale].tag,
          url: siteUrl + alternate.path,
        })),
        ...(english ? [{ lang: 'x-default', url: siteUrl + english.path }] : []),
      ],
    };
  });
  const xmlns = { news: false, image: false, video: false, xhtml: true };
  return written(new SitemapStream({ hostname: siteUrl, xmlns }), entries);
}

/** The index of all sitemaps. */
export function createSitemapIndex(siteUrl: string, languages: readonly Locale[]): Promise<string> {
  return written(
    new SitemapIndexStream(),
    languages.flatMap((locale) =>
      [sitemapPath(locale), contactSitemapPath(locale)].map((path) => ({ url: siteUrl + path })),
    ),
  );
}
