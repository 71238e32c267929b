import { buildPath } from '../../locales/buildPath.ts';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import { hasPage } from '../content/nodes/hasPage.ts';
import type { SiteRow } from '../content/site-index/SiteIndex.ts';

/** A page that search engines should know. */
export interface SitePage {
  path: string;
  /** ISO 8601; absent where nobody keeps it. */
  changed?: string;
  /** Translations, this one included. */
  alternates: readonly Alternate[];
}

/** Every page of a language: the nodes that have an address, and the site map, which is no node. */
export function listPages(rows: readonly SiteRow[], locale: Locale): SitePage[] {
  const shown = rows.filter(({ bundle }) => hasPage(bundle));
  const translations = Map.groupBy(shown, ({ id }) => id);
  const nodes = shown.flatMap((row) => {
    if (row.locale !== locale || row.path === undefined) return [];
    const all = translations.get(row.id) ?? [];
    const alternates = LOCALE_CODES.flatMap((code) => {
      const path = all.find((one) => one.locale === code)?.path;
      return path === undefined ? [] : [{ locale: code, path }];
    });
    return [{ path: row.path, alternates, ...(row.changed !== undefined && { changed: row.changed }) }];
  });
  const map = {
    path: buildPath(locale, 'sitemap'),
    alternates: LOCALE_CODES.map((code) => ({ locale: code, path: buildPath(code, 'sitemap') })),
  };
  return [...nodes, map];
}
