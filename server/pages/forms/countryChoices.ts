import { COUNTRY_CODES } from '../../../locales/countryCodes.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';
import { countryName } from '../../countries/countryName.ts';

const sorted = (locale: Locale): string[] => {
  const { compare } = new Intl.Collator(LOCALES[locale].tag);
  return [...COUNTRY_CODES].sort((one, other) =>
    compare(countryName(one, locale), countryName(other, locale)),
  );
};

const choices = new Map(LOCALE_CODES.map((locale) => [locale, sorted(locale)]));

/** Codes of all countries, by name as the language sorts; the browser says their names by itself. */
export const countryChoices = (locale: Locale): string[] => choices.get(locale) ?? [];
