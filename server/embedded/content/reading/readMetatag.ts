import type { Translated } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';
import { translate } from './translate.ts';

const KEYS = ['title', 'description', 'keywords', 'robots', 'og_title', 'og_description', 'og_image'];

/** What an editor may write over the default metatags; absent keys keep the default. */
export function readMetatag(cursor: Cursor | undefined): Translated<Record<string, string>> {
  return cursor === undefined
    ? { en: {} }
    : translate(cursor, (one) => {
        one.record(KEYS);
        return Object.fromEntries(
          KEYS.flatMap((key) => {
            const value = one.optional(key);
            return value === undefined ? [] : [[key, value.text()]];
          }),
        );
      });
}
