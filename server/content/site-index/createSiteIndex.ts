import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import type { SiteIndex, SiteRow } from './SiteIndex.ts';

const rowKey = (locale: Locale, rest: string) => `${locale} ${rest}`;
/** Drupal finds aliases in any case and with a slash at the end. */
const aliasKey = (locale: Locale, alias: string) => rowKey(locale, withoutEndSlashes(alias.toLowerCase()));
/** By hand: a regular expression would try anew from every slash of a long row. */
const withoutEndSlashes = (alias: string): string => {
  let end = alias.length;
  while (end > 1 && alias[end - 1] === '/') end--;
  return alias.slice(0, end);
};

/** Joins the rows of the url lists by id (contract, Languages). */
export function createSiteIndex(rows: readonly SiteRow[]): SiteIndex {
  const byId = new Map(rows.map((row) => [rowKey(row.locale, row.id), row]));
  const ids = new Map(rows.map((row) => [row.nid, row.id]));
  const byAlias = new Map(
    rows.flatMap((row) => (row.alias === undefined ? [] : [[aliasKey(row.locale, row.alias), row.id]])),
  );
  const translation = (id: string, locale: Locale) => byId.get(rowKey(locale, id));
  return {
    rows,
    translation,
    idOf: (nid) => ids.get(nid),
    idAt: (alias, locale) => byAlias.get(aliasKey(locale, alias)),
    alternates: (id) =>
      LOCALE_CODES.flatMap((locale) => {
        const path = translation(id, locale)?.path;
        return path === undefined ? [] : [{ locale, path }];
      }),
  };
}
