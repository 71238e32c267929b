import { createMemo } from '../../renderer/createMemo.ts';
import { toQueryValue } from '../content/toQueryValue.ts';
import { titleOf } from '../dealers/segments.ts';
import type { Located } from './locatorList.ts';

const memo = createMemo<readonly string[]>();

/** What an entry may be found by: its name, its town and its postal code, without accents and case. */
const wordsOf = (entry: Located): string =>
  [titleOf(entry), entry.billingCity ?? '', entry.billingPostalCode ?? '']
    .map((value) => `-${toQueryValue(value)}`)
    .join(' ');

/** Whether a text has a word that begins so. @param wanted as `toQueryValue` writes it. */
export const hasWord = (text: string, wanted: string): boolean =>
  `-${toQueryValue(text)}`.includes(`-${wanted}`);

/** Entries whose name, town or postal code has a word that begins with what was typed; accents and case aside. */
export function findByName(entries: readonly Located[], text: string): readonly Located[] {
  const wanted = toQueryValue(text);
  if (wanted.length < 2) return [];
  const words = memo(entries, 'words', () => entries.map(wordsOf));
  return entries.filter((_entry, index) => words[index]?.includes(`-${wanted}`));
}
