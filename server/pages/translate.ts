import { createIntl, createIntlCache } from '@formatjs/intl';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { Translate } from './PageBuilder.ts';
import { readCatalogues } from './readCatalogues.ts';

const catalogues = readCatalogues(new URL('../../locales/', import.meta.url));
const cache = createIntlCache();

/** Languages that have no catalogue of their own and are shown with English texts. */
export const missingCatalogues: readonly Locale[] = catalogues.missing;

const translatorOf = (locale: Locale): Translate => {
  const intl = createIntl({ locale: LOCALES[locale].tag, messages: catalogues.of[locale] }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
};

// Object.fromEntries forgets names; these are exactly the languages.
const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, translatorOf(locale)]),
) as Record<Locale, Translate>;

/** The catalogue of a language, for texts that page builders write into the page JSON. */
export const translate = (locale: Locale): Translate => translators[locale];
