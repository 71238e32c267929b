import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Translated } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';

/** A localized value is a mapping whose keys are all locales, including English. */
const isLocalized = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && DEFAULT_LOCALE in value && Object.keys(value).every(isLocale);

/** The languages in a value, at any depth. */
function localesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const within = Object.values(value).flatMap((inner: unknown) => [...localesIn(inner)]);
  return new Set(isLocalized(value) ? [...Object.keys(value), ...within] : within);
}

/** The value in one language, in English where that language has none. */
function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => inLocale(inner, locale));
  if (!isRecord(value)) return value;
  if (isLocalized(value)) return inLocale(value[locale] ?? value[DEFAULT_LOCALE], locale);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLocale(inner, locale)]));
}

/** Parses a value that may be localized, as a whole or in parts, once for each of its languages. */
export function parseTranslated<T>(cursor: Cursor, read: (cursor: Cursor) => T): Translated<T> {
  const spoken = localesIn(cursor.value);
  const translated: Translated<T> = { en: read(cursor.with(inLocale(cursor.value, DEFAULT_LOCALE))) };
  for (const locale of LOCALE_CODES) {
    if (locale !== DEFAULT_LOCALE && spoken.has(locale)) {
      translated[locale] = read(cursor.with(inLocale(cursor.value, locale)));
    }
  }
  return translated;
}

export function isTranslatable(cursor: Cursor): boolean {
  return localesIn(cursor.value).size > 0;
}

/** The languages in which any of the values has its own, English always and first. */
export function getLanguages(values: readonly Translated<unknown>[]): Locale[] {
  return LOCALE_CODES.filter(
    (locale) => locale === DEFAULT_LOCALE || values.some((value) => locale in value),
  );
}
