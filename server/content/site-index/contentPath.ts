import type { Locale } from '../../../locales/locales.ts';
import { sitePath } from '../../../locales/sitePath.ts';

/** Address on the site of what the content service has at `alias` (no prefix, not encoded; `/` is home). */
export function contentPath(alias: string, locale: Locale): string {
  return sitePath(locale, alias.split('/').filter(Boolean));
}
