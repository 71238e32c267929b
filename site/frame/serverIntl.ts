import type { IntlShape } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import { createIntl } from './createIntl.ts';

/** Texts and formats of each language, for all pages. */
export const serverIntl = Object.fromEntries(
  // Every language is in it: the table is made of all there are.
  LOCALE_CODES.map((locale) => [locale, createIntl(locale, serverMessages[locale])]),
) as Record<Locale, IntlShape>;
