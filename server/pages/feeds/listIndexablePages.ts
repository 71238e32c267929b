import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import type { Brand } from '../../../schemas/brand.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';

/** A page for search engines. */
export interface IndexablePage {
  path: string;
  /** ISO 8601; absent where unknown. */
  changed?: string;
  /** Translations, this one included. */
  alternates: readonly Alternate[];
}

/** Pages without a node. */
const WITHOUT_NODE = [
  'dealers-map',
  'charters-map',
  'service-centers-map',
  'brochure',
  'compare',
  'newsletter',
  'sitemap',
] as const;

/**
 * All pages of a language: the nodes with an address, and pages without a node.
 *
 * @param brand its languages, and whether it has the configurator.
 */
export function listIndexablePages(
  rows: readonly SiteRow[],
  locale: Locale,
  {
    languages = LOCALE_CODES,
    configurator,
  }: { languages?: readonly Locale[]; configurator?: Brand['configurator'] } = {},
): IndexablePage[] {
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
  const names = [...WITHOUT_NODE, ...(configurator ? (['configure'] as const) : [])];
  const others = names.map((name) => ({
    path: buildPath(locale, name),
    alternates: languages.map((code) => ({ locale: code, path: buildPath(code, name) })),
  }));
  return [...nodes, ...others];
}
