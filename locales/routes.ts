import type { Locale } from './locales.ts';
import { LOCALE_CODES } from './locales.ts';
import table from './routes.json' with { type: 'json' };

/** The page names of behaviour §1.2; a route name is the locale and the page name: `fr-products-slug`. */
export type PageName = keyof typeof table.pages;
export type RouteName = `${Locale}-${PageName}`;

/** The variable parts of an address, decoded. */
export interface RouteParams {
  /** One segment; for `inner-static` all of them, joined with slashes. */
  slug?: string;
  /** Page number of a list, as requested. */
  pagination?: number;
}

/** A segment of a pattern: a word of the language, or a placeholder. `rest` matches two segments or more. */
type Segment = { kind: 'word'; word: string } | { kind: 'pagination' | 'slug' | 'rest' };

export interface RoutePattern {
  name: PageName;
  segments: Segment[];
}

// Object.keys returns string[]; the keys of an imported JSON object are exactly these.
export const PAGE_NAMES = Object.keys(table.pages) as PageName[];

/** Patterns are tried in ascending order: a static path wins over a dynamic one. */
const RANK = { word: 0, pagination: 1, slug: 2, rest: 3 };

const WORDS = new Map(Object.entries(table.words));

function wordIn(locale: Locale, english: string): string {
  const translations = WORDS.get(english);
  if (!translations) throw new Error(`locales/routes.json does not translate the word "${english}"`);
  return locale === 'en' ? english : translations[locale];
}

function segmentIn(locale: Locale, english: string): Segment {
  if (english === '{slug}') return { kind: 'slug' };
  if (english === '{slug*}') return { kind: 'rest' };
  if (english === '{pagination}') return { kind: 'pagination' };
  return { kind: 'word', word: wordIn(locale, english) };
}

function byPrecedence(a: RoutePattern, b: RoutePattern): number {
  const differing = a.segments.findIndex((segment, i) => segment.kind !== b.segments[i]?.kind);
  const [left, right] = [a.segments[differing], b.segments[differing]];
  return left && right ? RANK[left.kind] - RANK[right.kind] : a.segments.length - b.segments.length;
}

function patternsIn(locale: Locale): RoutePattern[] {
  return PAGE_NAMES.map((name) => ({
    name,
    segments: table.pages[name]
      .split('/')
      .filter(Boolean)
      .map((segment) => segmentIn(locale, segment)),
  })).sort(byPrecedence);
}

function aliasesIn(locale: Locale): Map<string, string> {
  return new Map(
    Object.entries(table.aliases[locale]).map(([old, english]) => [old, wordIn(locale, english)]),
  );
}

const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  // fromEntries loses the type of the keys; LOCALE_CODES holds every locale.
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** Patterns of each language in the order they are tried; routes.json is written in English. */
export const ROUTES = perLocale(patternsIn);

/** Former first words of paths → the current word, in the same language. */
export const ALIASES = perLocale(aliasesIn);
