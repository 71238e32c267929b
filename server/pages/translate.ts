import { existsSync, readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { Translate } from './PageBuilder.ts';

const catalogues = loadCatalogues(new URL('../../locales/', import.meta.url));
const cache = createIntlCache();

/** Languages that have no catalogue of their own and are shown with English texts. */
export const missingCatalogues: readonly Locale[] = catalogues.missing;

const createTranslator = (locale: Locale): Translate => {
  const intl = createIntl({ locale: LOCALES[locale].tag, messages: catalogues.of[locale] }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
};

// Object.fromEntries forgets names; these are exactly the languages.
const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createTranslator(locale)]),
) as Record<Locale, Translate>;

/** The catalogue of a language, for texts that page builders write into the page JSON. */
export const translate = (locale: Locale): Translate => translators[locale];

/** Texts of a language by their names, as written: not parsed. */
type Catalogue = Record<MessageId, string>;

interface Catalogues {
  of: Record<Locale, Catalogue>;
  /** Languages whose file is not there: their texts are English. */
  missing: Locale[];
}

/**
 * Reads `{locale}.json` of every language in a folder. A missing one is no reason not to start: English stands in for
 * it (behaviour §1.1).
 *
 * @param folder ends in a slash.
 * @throws when the English file is missing, or one of the files is not JSON.
 */
export function loadCatalogues(folder: URL): Catalogues {
  // Tests hold every catalogue to names and texts; it is part of the code, not data from outside.
  const read = (locale: Locale): Catalogue =>
    JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8'));
  const english = read(DEFAULT_LOCALE);
  const missing = LOCALE_CODES.filter((locale) => !existsSync(new URL(`${locale}.json`, folder)));
  const entries = LOCALE_CODES.map((locale) => [locale, missing.includes(locale) ? english : read(locale)]);
  // fromEntries forgets the keys; LOCALE_CODES holds every locale.
  return { of: Object.fromEntries(entries) as Record<Locale, Catalogue>, missing };
}
