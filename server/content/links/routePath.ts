import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import { parsePath } from '../../../locales/parsePath.ts';

/** Address in a locale of a page that needs no content, from its English address; see locales/localizePath.ts. */
export type LocalizePath = (englishPath: string, locale: Locale) => string | undefined;

/**
 * Address of a page that the route table alone decides (dealers, brochure, contact), in a locale.
 *
 * @param path without prefix, written in the words of `language`: the locale's own or English.
 * @returns undefined when the path needs content to be understood.
 */
export function routePath(
  path: string,
  language: Locale,
  locale: Locale,
  localizePath: LocalizePath,
): string | undefined {
  if (language === DEFAULT_LOCALE) return localizePath(path, locale);
  const route = parsePath(LOCALES[language].prefix + path);
  const isOwn = route.type === 'route' && route.locale === locale;
  return isOwn && (route.params.slug === undefined || route.name === 'contact-slug')
    ? route.canonicalPath
    : undefined;
}
