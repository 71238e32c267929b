import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';

/** The locale of a `langcode`; undefined for a language that the site does not have. */
export function contentLocale(langcode: string | undefined): Locale | undefined {
  return LOCALE_CODES.find((locale) => LOCALES[locale].contentCode === langcode);
}
