import { buildPath } from './buildPath.ts';
import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { parsePath } from './parsePath.ts';

/**
 * The same page in another language, for the pages whose address the route table alone decides: home, maps, forms,
 * lists. Menus carry one English address for all languages.
 *
 * @param englishPath site path in English; a query string or fragment is carried over.
 * @returns undefined when the address is not English or ends in a slug, which only the content service can translate.
 */
export function localizePath(englishPath: string, locale: Locale): string | undefined {
  const end = englishPath.search(/[?#]|$/);
  const parsed = parsePath(englishPath.slice(0, end));
  if (parsed.type !== 'route' || parsed.locale !== DEFAULT_LOCALE) return undefined;
  // The slug of a contact page is a dealer's account id, the same in every language.
  if (parsed.params.slug !== undefined && parsed.name !== 'contact-slug') return undefined;
  return buildPath(locale, parsed.name, parsed.params) + englishPath.slice(end);
}
