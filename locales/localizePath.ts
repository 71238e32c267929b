import { buildPath } from './buildPath.ts';
import type { Locale } from './locales.ts';
import { LOCALES } from './locales.ts';
import { parsePath } from './parsePath.ts';

/**
 * The same page in another language, for pages whose address depends on the route table alone: home, maps, forms,
 * lists.
 *
 * @param path site path without prefix or query, in the words of `from`.
 * @returns the address in the words of `to`, prefix included; undefined when the path does not match `from`, or ends
 * in a slug, which only the content service can translate.
 */
export function localizePath(path: string, from: Locale, to: Locale): string | undefined {
  const { prefix } = LOCALES[from];
  const parsed = parsePath(prefix && path === '/' ? prefix : prefix + path);
  if (parsed.type !== 'route' || parsed.locale !== from) return undefined;
  // The slug of a contact page is a dealer's account id, the same in every language.
  if (parsed.params.slug !== undefined && parsed.name !== 'contact-slug') return undefined;
  return buildPath(to, parsed.name, parsed.params);
}
