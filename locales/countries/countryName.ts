import { LOCALE_CODES, LOCALES, type Locale } from '../locales.ts';

/** One for each language: creating an Intl.DisplayNames is slow. */
const names = new Map(
  LOCALE_CODES.map((locale) => [locale, new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' })]),
);

/** Name of a country in a language. @param code ISO 3166-1 alpha-2; an unknown code is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  return names.get(locale)?.of(code) ?? code;
}
