import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locales.ts';

/** The language a query or a form names; English when it names none. */
export const parseLocale = (value: unknown): Locale =>
  typeof value === 'string' && isLocale(value) ? value : DEFAULT_LOCALE;
