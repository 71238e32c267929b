import { createMemo } from '../../../renderer/createMemo.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import { type Coordinates, distance } from './distance.ts';
import type { Located } from './locatorList.ts';

const memo = createMemo<readonly string[]>();

/** What an entry may be found by: its name, its town and its postal code, without accents and case. */
const getSearchText = (entry: Located): string =>
  [getDealerTitle(entry), entry.billingCity ?? '', entry.billingPostalCode ?? '']
    .map((value) => `-${toQueryValue(value)}`)
    .join(' ');

/** Whether a text has a word that begins so. @param wanted as `toQueryValue` writes it. */
export const hasWord = (text: string, wanted: string): boolean =>
  `-${toQueryValue(text)}`.includes(`-${wanted}`);

/** Entries whose name, town or postal code has a word that begins with what was typed; accents and case aside. */
export function findByName(entries: readonly Located[], text: string): readonly Located[] {
  const wanted = toQueryValue(text);
  if (wanted.length < 2) return [];
  const words = memo(entries, 'words', () => entries.map(getSearchText));
  return entries.filter((_entry, index) => words[index]?.includes(`-${wanted}`));
}

/** Berths farther apart than this lie in different towns, whatever those are called. */
const ACROSS_KM = 30;

/** A town that somebody is in. */
export interface Town {
  place: Coordinates;
  /** Who is there, in the order of the list. */
  there: readonly Located[];
}

/** The town that a text means, by its name or postal code; undefined when it is none, or could be several. */
export function findTown(entries: readonly Located[], text: string): Town | undefined {
  const wanted = toQueryValue(text);
  const there = entries.filter(({ billingCity = '', billingPostalCode = '' }) =>
    [billingCity, billingPostalCode].some((value) => hasWord(value, wanted)),
  );
  const [first] = there;
  if (!first || there.some((entry) => distance(first, entry) > ACROSS_KM)) return undefined;
  return { place: { latitude: first.latitude, longitude: first.longitude }, there };
}
