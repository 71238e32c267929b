import { toQueryValue } from '../content/toQueryValue.ts';
import { titleOf } from '../dealers/segments.ts';
import type { Located } from './locatorList.ts';

/** Entries whose name, town or postal code has a word that begins with what was typed; accents and case aside. */
export function findByName(entries: readonly Located[], text: string): readonly Located[] {
  const wanted = toQueryValue(text);
  if (wanted.length < 2) return [];
  return entries.filter((entry) =>
    [titleOf(entry), entry.billingCity, entry.billingPostalCode].some((value) =>
      `-${toQueryValue(value ?? '')}`.includes(`-${wanted}`),
    ),
  );
}
