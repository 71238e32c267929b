import type { Locale } from './locales.ts';
import { sitePath } from './sitePath.ts';

/** Address of the home page in a language: `/` or `/fr`. */
export function homePath(locale: Locale): string {
  return sitePath(locale, []);
}
