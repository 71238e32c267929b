import { DEFAULT_LOCALE, type Locale } from '../../../locales/locales.ts';
import type { Report } from './ContentEvent.ts';
import type { ContentClient } from './client/createContentClient.ts';
import type { ReadContext } from './jsonapi/AttributeReader.ts';
import type { Document } from './jsonapi/parseDocument.ts';
import { createLinkResolver } from './links/createLinkResolver.ts';
import type { OwnParagraphs } from './paragraphs/paragraphTable.ts';
import type { SiteIndex } from './site-index/createSiteIndex.ts';

/** Input of every parser of content. */
export interface ContentSource {
  /** Languages of the site. */
  locales: readonly Locale[];
  /** Of the block types that only the brand has. */
  ownParagraphs?: OwnParagraphs;
  client: ContentClient;
  report: Report;
}

/** Hosts of the content service: of its URL, and of its own links. */
export function cmsHosts({ client }: ContentSource, document?: Document): ReadonlySet<string> {
  return new Set([client.host, document?.host ?? client.host]);
}

/** Languages in which the path of an internal link may be written, most likely first; in menus English is. */
export const linkWords = (locale: Locale, englishFirst = false): readonly Locale[] => [
  ...new Set(englishFirst ? [DEFAULT_LOCALE, locale] : [locale, DEFAULT_LOCALE]),
];

interface ReadOptions {
  /** Whether internal links have English words unless proven otherwise, as in menus. */
  englishFirst?: boolean;
  /** See loadLinkRedirects.ts. */
  redirects?: ReadonlyMap<string, string>;
}

/** How to parse a document for a page in `locale`. */
export function toReadContext(
  source: ContentSource,
  document: Document,
  index: SiteIndex,
  locale: Locale,
  { englishFirst = false, redirects = new Map() }: ReadOptions = {},
): ReadContext {
  const hosts = cmsHosts(source, document);
  const targets = { cmsHosts: hosts, sizes: document.fileSizes ?? {}, redirects };
  const words = linkWords(locale, englishFirst);
  return {
    report: source.report,
    resolveLink: createLinkResolver(index, locale, words, source.report, targets),
    findPath: (id) => index.translation(id, locale)?.path,
    cmsHosts: hosts,
    ...(source.client.editUrl !== undefined && { editUrl: source.client.editUrl }),
    onWords: () => undefined,
  };
}
