import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';

/** Prefix of the content service's addresses: none for English, `/pt-pt` for Portuguese. */
export function languagePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${LOCALES[locale].contentCode}`;
}

/** Splits the language off an address of the content service; `/en` and `/pt` are not prefixes there. */
export function splitLanguage(path: string): { locale: Locale; rest: string } {
  const locale = LOCALE_CODES.find((code) => {
    const prefix = languagePrefix(code);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  });
  return locale === undefined
    ? { locale: DEFAULT_LOCALE, rest: path }
    : { locale, rest: path.slice(languagePrefix(locale).length) };
}
