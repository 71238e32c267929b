import { LOCALES, type Locale } from './locales.ts';

/**
 * Joins decoded segments to a path of the site, with the locale's prefix, percent-encoded. Starts with exactly one
 * slash when no segment is empty, so it cannot lead to another host.
 */
export function sitePath(locale: Locale, segments: readonly string[]): string {
  const { prefix } = LOCALES[locale];
  return prefix + segments.map((segment) => `/${encodeURIComponent(segment)}`).join('') || '/';
}

/** Address of the home page in a language: `/` or `/fr`. */
export function homePath(locale: Locale): string {
  return sitePath(locale, []);
}
