import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { LOCALE_CODES, LOCALES, type Locale } from '../locales/locales.ts';
import { serverMessages } from '../locales/serverMessages.ts';

const cache = createIntlCache();

/** Texts and formats of each language, for all pages: to make a format of days takes longer than to write a day. */
export const serverIntl = Object.fromEntries(
  LOCALE_CODES.map((locale) => [
    locale,
    createIntl({ locale: LOCALES[locale].tag, messages: serverMessages[locale] }, cache),
  ]),
  // Object.fromEntries forgets names; these are exactly the languages.
) as Record<Locale, IntlShape>;
