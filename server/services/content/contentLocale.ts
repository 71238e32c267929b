import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';

/** The locale of a `langcode`; undefined for a language that the site does not have. */
export function contentLocale(langcode: string | undefined): Locale | undefined {
  return LOCALE_CODES.find((locale) => LOCALES[locale].contentCode === langcode);
}

/** Drupal's codes for content in no language: “not specified” and “not applicable”. */
export const isNeutral = (langcode: unknown): boolean => langcode === 'und' || langcode === 'zxx';

/** The locale in which a node has its page: English for one in no language. */
export const pageLocale = (langcode: string | undefined): Locale | undefined =>
  isNeutral(langcode) ? DEFAULT_LOCALE : contentLocale(langcode);
