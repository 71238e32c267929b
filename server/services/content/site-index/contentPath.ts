import type { Locale } from '../../../../locales/locales.ts';
import { sitePath } from '../../../../locales/sitePath.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';

/** Site path of an alias of the content service (no prefix, not encoded; `/` is home). */
export function contentPath(alias: string, locale: Locale): string {
  return sitePath(locale, alias.split('/').filter(Boolean));
}

/**
 * Alias of a node in its own language: no prefix, not encoded.
 *
 * @param path the node's attribute `path`.
 * @returns undefined when it has none, as home.
 */
export function nodeAlias(path: unknown): string | undefined {
  return isRecord(path) && typeof path.alias === 'string' ? path.alias : undefined;
}
