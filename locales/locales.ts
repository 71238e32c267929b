/** A language of the site by its code in the address; English has no prefix (behaviour §1.1). */
export type Locale = (typeof LOCALE_CODES)[number];

export const LOCALE_CODES = ['en', 'fr', 'de', 'es', 'it', 'pt'] as const;

export const DEFAULT_LOCALE: Locale = 'en';

interface LocaleData {
  /** BCP 47 tag for `<html lang>`, hreflang and Intl (behaviour §1.1). */
  tag: string;
  /** BCP 47 tag for dates, numbers and lists. */
  formats: string;
  /** Name of the language in the language itself. */
  label: string;
  /** Code of the language in the content service: Portuguese is `pt-pt` there. */
  contentCode: string;
  /** Prefix of every site path of the language. */
  prefix: string;
  /** Countries in which it is spoken, the ones that begin a list of dealers (behaviour §6.6). ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Open Graph form of the tag, with an underscore. */
  openGraph: string;
}

/** Everything that the code needs to know about a language is in its row. */
export const LOCALES: Record<Locale, LocaleData> = {
  en: {
    tag: 'en',
    formats: 'en-GB',
    label: 'English',
    contentCode: 'en',
    prefix: '',
    countries: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
    openGraph: 'en_US',
  },
  fr: {
    tag: 'fr',
    formats: 'fr',
    label: 'Français',
    contentCode: 'fr',
    prefix: '/fr',
    countries: ['FR', 'BE', 'CH', 'LU', 'MQ', 'NC'],
    openGraph: 'fr_FR',
  },
  de: {
    tag: 'de',
    formats: 'de',
    label: 'Deutsch',
    contentCode: 'de',
    prefix: '/de',
    countries: ['DE', 'AT', 'CH'],
    openGraph: 'de_DE',
  },
  es: {
    tag: 'es',
    formats: 'es',
    label: 'Español',
    contentCode: 'es',
    prefix: '/es',
    countries: ['ES', 'AR', 'CL', 'MX'],
    openGraph: 'es_ES',
  },
  it: {
    tag: 'it',
    formats: 'it',
    label: 'Italiano',
    contentCode: 'it',
    prefix: '/it',
    countries: ['IT', 'CH', 'MT'],
    openGraph: 'it_IT',
  },
  pt: {
    tag: 'pt-PT',
    formats: 'pt-PT',
    label: 'Português',
    contentCode: 'pt-pt',
    prefix: '/pt',
    countries: ['PT', 'BR', 'CV'],
    openGraph: 'pt_PT',
  },
};

/** Narrows a word from outside (a path segment, a cookie) to a locale. */
export function isLocale(word: string): word is Locale {
  return (LOCALE_CODES as readonly string[]).includes(word);
}

/** Language of a path by its prefix alone; parsePath.ts does the rest. */
export const pathLocale = (pathname: string): Locale =>
  LOCALE_CODES.find((code) => {
    const { prefix } = LOCALES[code];
    return prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  }) ?? DEFAULT_LOCALE;

/** The language of the site that has this BCP 47 tag, as `<html lang>` and react-intl know it. */
export const localeOfTag = (tag: string): Locale =>
  LOCALE_CODES.find((code) => LOCALES[code].tag === tag) ?? DEFAULT_LOCALE;

/** The country whose formats a language has: ISO 3166-1 alpha-2. */
export const countryOf = (locale: Locale): string | undefined =>
  new Intl.Locale(LOCALES[locale].formats).maximize().region;
