import type { IntlShape } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import { createIntl } from './createIntl.ts';

export const serverIntl = Object.fromEntries(
  // The table has an entry for every language.
  LOCALE_CODES.map((locale) => [locale, createIntl(locale, serverMessages[locale])]),
) as Record<Locale, IntlShape>;
