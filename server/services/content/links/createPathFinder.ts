import { LOCALE_CODES, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { localizePath } from '../../../../locales/localizePath.ts';
import { parsePath } from '../../../../locales/parsePath.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { isHub } from '../site-index/hubs.ts';

/** A page of the site. */
interface PageTarget {
  url: string;
  /** Of its node. */
  title?: string;
}

/**
 * The page at a path, in one locale: `untranslated` where it exists in other languages only, undefined where nothing
 * is known there.
 *
 * @param path decoded, without query; it may have the prefix of a language.
 */
export type PathFinder = (path: string) => PageTarget | 'untranslated' | undefined;

/** The language that a path has as its first segment, of the site (`/pt`) or the content service (`/pt-pt`). */
export const prefixLocale = (path: string): Locale | undefined => {
  const [, first = ''] = path.split('/', 2);
  return LOCALE_CODES.find(
    (code) => LOCALES[code].prefix !== '' && [code, LOCALES[code].contentCode].includes(first),
  );
};

/** @param words languages in which a path without prefix may be written, most likely first. */
export function createPathFinder(index: SiteIndex, locale: Locale, words: readonly Locale[]): PathFinder {
  const pageOf = (id: string): PageTarget | 'untranslated' => {
    const row = index.translation(id, locale);
    return row?.path === undefined ? 'untranslated' : { url: row.path, title: row.title };
  };

  /** A page without a node; a list is a node, which may be missing. */
  const siteUrl = (path: string, language: Locale): string | undefined => {
    const url = localizePath(path, language, locale);
    const parsed = url === undefined ? undefined : parsePath(url);
    const isMissing =
      parsed?.type === 'route' && isHub(parsed.name) && index.idAt(parsed.contentPath, locale) === undefined;
    return isMissing ? undefined : url;
  };

  const find = (path: string, languages: readonly Locale[]) => {
    const nid = /^\/?node\/(\d+)$/.exec(path)?.[1];
    const id =
      nid === undefined
        ? languages.map((language) => index.idAt(path, language)).find((known) => known !== undefined)
        : index.getId(Number(nid));
    if (id !== undefined) return pageOf(id);
    const url = languages.map((language) => siteUrl(path, language)).find((known) => known !== undefined);
    return url === undefined ? undefined : { url };
  };

  return (path) => {
    const language = prefixLocale(path);
    const found = find(path, words);
    if (found || !language) return found;
    return find(path.slice(path.indexOf('/', 1) < 0 ? path.length : path.indexOf('/', 1)) || '/', [language]);
  };
}
