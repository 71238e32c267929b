import { LOCALES, type Locale } from '../../locales/locales.ts';

/** Name of a country in a language. @param code ISO 3166-1 alpha-2; one that no country has is its own name. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' }).of(code) ?? code;
}
