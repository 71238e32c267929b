import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { Alternate } from '../../../../schemas/entities/alternate.ts';

/** One translation of one node, as the url lists tell it. */
export interface SiteRow {
  id: string;
  nid: number;
  /** Its kind in the content service, such as `page`. */
  bundle: string;
  locale: Locale;
  title: string;
  /** When it was last changed, ISO 8601; absent when the service does not say. */
  changed?: string;
  /** Address without language prefix as the content service spells it; `/` is home, absent when it has none. */
  alias?: string;
  /** Address on the site: prefixed, percent-encoded. */
  path?: string;
}

/** What exists in which language, and where. Only translations that exist are in it. */
export interface SiteIndex {
  /** All of it, as it was delivered. */
  rows: readonly SiteRow[];
  translation(id: string, locale: Locale): SiteRow | undefined;
  /** Id (uuid) of the node with this number. */
  getId(nid: number): string | undefined;
  /** Id of the node at an address without prefix, in the words of `locale`. */
  idAt(alias: string, locale: Locale): string | undefined;
  /** Every language the node can be read in, in the order of the locales. */
  alternates(id: string): Alternate[];
}

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
    getId: (nid) => ids.get(nid),
    idAt: (alias, locale) => byAlias.get(aliasKey(locale, alias)),
    alternates: (id) =>
      LOCALE_CODES.flatMap((locale) => {
        const path = translation(id, locale)?.path;
        return path === undefined ? [] : [{ locale, path }];
      }),
  };
}
