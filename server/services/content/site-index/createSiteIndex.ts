import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { Alternate } from '../../../../schemas/entities/alternate.ts';

/** One translation of one node in the URL lists. */
export interface SiteRow {
  id: string;
  nid: number;
  /** Bundle in the content service, such as `page`. */
  bundle: string;
  locale: Locale;
  title: string;
  /** Time of the last change, ISO 8601; absent when unknown. */
  changed?: string;
  /** Alias without language prefix; `/` is home, absent when it has none. */
  alias?: string;
  /** Site path: prefixed, percent-encoded; absent without alias, and when the site shows something else there. */
  path?: string;
  /** Why the site does not show it at its alias, as the end of a sentence. */
  fault?: string;
}

/** Which nodes exist in which languages, and their paths. Contains only existing translations. */
export interface SiteIndex {
  /** All rows, as delivered. */
  rows: readonly SiteRow[];
  translation(id: string, locale: Locale): SiteRow | undefined;
  /** UUID of the node with this number. */
  getId(nid: number): string | undefined;
  /** UUID of the node at an alias of `locale`. */
  idAt(alias: string, locale: Locale): string | undefined;
  /** All languages of a node, in the order of the locales. */
  alternates(id: string): Alternate[];
}

const rowKey = (locale: Locale, rest: string) => `${locale} ${rest}`;
/** Drupal matches aliases in any case and with a trailing slash. */
const aliasKey = (locale: Locale, alias: string) => rowKey(locale, withoutEndSlashes(alias.toLowerCase()));
/** By hand: a regular expression would backtrack from every slash of a long row. */
const withoutEndSlashes = (alias: string): string => {
  let end = alias.length;
  while (end > 1 && alias[end - 1] === '/') end--;
  return alias.slice(0, end);
};

/** Joins the rows of the URL lists by id (contract, Languages). */
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
