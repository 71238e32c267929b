import { existsSync, readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import { createMemo } from '../../memo/createMemo.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Translate } from './PageBuilder.ts';

const catalogues = loadCatalogues(new URL('../../locales/', import.meta.url));
const cache = createIntlCache();

/** Languages without a catalogue, shown in English. */
export const missingCatalogues: readonly Locale[] = catalogues.missing;

const createTranslator = (locale: Locale, own?: Record<string, string>): Translate => {
  const messages = { ...catalogues.of[locale], ...own };
  const intl = createIntl({ locale: LOCALES[locale].formats, messages }, cache);
  return (id, values) => intl.formatMessage({ id }, values);
};

// Object.fromEntries loses the type of the keys; these are exactly the languages.
const translators = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, createTranslator(locale)]),
) as Record<Locale, Translate>;

const ofBrands = createMemo<Translate>();

/** The catalogue of a language with the brand's own messages, for texts of page builders. */
export const translate = (locale: Locale, brand?: Pick<Brand, 'messages'>): Translate => {
  const own = brand?.messages?.[locale];
  return own ? ofBrands(own, locale, () => createTranslator(locale, own)) : translators[locale];
};

/** Messages of a language by id, unparsed. */
type Catalogue = Record<MessageId, string>;

interface Catalogues {
  of: Record<Locale, Catalogue>;
  /** Languages without a file: their texts are English. */
  missing: Locale[];
}

/**
 * Loads `{locale}.json` of every language from a folder. A missing one falls back to English (behaviour §1.1).
 *
 * @param folder ends in a slash.
 * @throws when the English file is missing, or one of the files is not JSON.
 */
export function loadCatalogues(folder: URL): Catalogues {
  // Part of the code, not data from outside: tests check ids and texts.
  const read = (locale: Locale): Catalogue =>
    JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8'));
  const english = read(DEFAULT_LOCALE);
  const missing = LOCALE_CODES.filter((locale) => !existsSync(new URL(`${locale}.json`, folder)));
  const entries = LOCALE_CODES.map((locale) => [locale, missing.includes(locale) ? english : read(locale)]);
  // fromEntries loses the type of the keys; LOCALE_CODES holds every locale.
  return { of: Object.fromEntries(entries) as Record<Locale, Catalogue>, missing };
}
