import { toQueryValue } from '../content/toQueryValue.ts';
import { titleOf } from '../dealers/segments.ts';
import { findByName, hasWord } from './findByName.ts';
import type { Located } from './locatorList.ts';

/** Towns, then names, that a text may be meant for; those that a search for the text would find. Each once. */
export function suggestNames(entries: readonly Located[], text: string): string[] {
  const wanted = toQueryValue(text);
  const found = findByName(entries, text);
  const towns = found
    .filter(({ billingCity = '', billingPostalCode = '' }) =>
      [billingCity, billingPostalCode].some((value) => hasWord(value, wanted)),
    )
    .flatMap(({ billingCity }) => billingCity ?? []);
  const names = found.map(titleOf).filter((title) => hasWord(title, wanted));
  return [...new Set([...towns, ...names])];
}
