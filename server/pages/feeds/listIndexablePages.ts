import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';

/** A page that search engines should know. */
export interface IndexablePage {
  path: string;
  /** ISO 8601; absent where nobody keeps it. */
  changed?: string;
  /** Translations, this one included. */
  alternates: readonly Alternate[];
}

/** Pages that the site makes itself. */
const WITHOUT_NODE = [
  'dealers-map',
  'charters-map',
  'service-centers-map',
  'brochure',
  'newsletter',
  'sitemap',
] as const;

/** Every page of a language: the nodes that have an address, and what is no node. */
export function listIndexablePages(rows: readonly SiteRow[], locale: Locale): IndexablePage[] {
  const translations = Map.groupBy(rows, ({ id }) => id);
  const nodes = rows.flatMap((row) => {
    if (row.locale !== locale || row.path === undefined) return [];
    const all = translations.get(row.id) ?? [];
    const alternates = LOCALE_CODES.flatMap((code) => {
      const path = all.find((one) => one.locale === code)?.path;
      return path === undefined ? [] : [{ locale: code, path }];
    });
    return [{ path: row.path, alternates, ...(row.changed !== undefined && { changed: row.changed }) }];
  });
  const others = WITHOUT_NODE.map((name) => ({
    path: buildPath(locale, name),
    alternates: LOCALE_CODES.map((code) => ({ locale: code, path: buildPath(code, name) })),
  }));
  return [...nodes, ...others];
}
