import { createIntl, createIntlCache } from '@formatjs/intl';
import { LOCALES, type Locale } from '../../locales/locales.ts';
import type { Translate } from './PageBuilder.ts';
import { readCatalogues } from './readCatalogues.ts';

const catalogues = readCatalogues(new URL('../../locales/', import.meta.url));
const cache = createIntlCache();

/** Languages that have no catalogue of their own and are shown with English texts. */
export const missingCatalogues: readonly Locale[] = catalogues.missing;

/** The catalogue of a language, for texts that page builders write into the page JSON. */
export function translate(locale: Locale): Translate {
  const intl = createIntl({ locale: LOCALES[locale].tag, messages: catalogues.of[locale] }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
}
