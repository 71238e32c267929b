import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from './locales.ts';

/** Language of the pages at an address of this site, by its prefix alone (parsePath.ts knows the rest). */
export const pathLocale = (pathname: string): Locale =>
  LOCALE_CODES.find((code) => {
    const { prefix } = LOCALES[code];
    return prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  }) ?? DEFAULT_LOCALE;
