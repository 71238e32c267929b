import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from './locales.ts';

/** The language of the site that has this BCP 47 tag, as `<html lang>` and react-intl know it. */
export const localeOfTag = (tag: string): Locale =>
  LOCALE_CODES.find((code) => LOCALES[code].tag === tag) ?? DEFAULT_LOCALE;
