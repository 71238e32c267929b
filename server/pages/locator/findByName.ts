import { createMemo } from '../../../memo/createMemo.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import { type Coordinates, distance } from './distance.ts';
import type { Located } from './locatorList.ts';

const memo = createMemo<readonly string[]>();

/** Searchable text of an entry: name, town and postal code, without accents and case. */
const getSearchText = (entry: Located): string =>
  [getDealerTitle(entry), entry.billingCity ?? '', entry.billingPostalCode ?? '']
    .map((value) => `-${toQueryValue(value)}`)
    .join(' ');

/** Whether a text has a word with this prefix. @param wanted normalized like `toQueryValue`. */
export const hasWord = (text: string, wanted: string): boolean =>
  `-${toQueryValue(text)}`.includes(`-${wanted}`);

/** Entries whose name, town or postal code has a word with the typed prefix; accents and case are ignored. */
export function findByName(entries: readonly Located[], text: string): readonly Located[] {
  const wanted = toQueryValue(text);
  if (wanted.length < 2) return [];
  const words = memo(entries, 'words', () => entries.map(getSearchText));
  return entries.filter((_entry, index) => words[index]?.includes(`-${wanted}`));
}

/** Positions farther apart are in different towns, even with the same name. */
export const ACROSS_KM = 30;

/** A town with entries. */
export interface Town {
  place: Coordinates;
  /** Its entries, in the order of the list. */
  there: readonly Located[];
}

/** The town that a text names, by name or postal code; undefined when there is none, or several. */
export function findTown(entries: readonly Located[], text: string): Town | undefined {
  const wanted = toQueryValue(text);
  const there = entries.filter(({ billingCity = '', billingPostalCode = '' }) =>
    [billingCity, billingPostalCode].some((value) => hasWord(value, wanted)),
  );
  const [first] = there;
  if (!first || there.some((entry) => distance(first, entry) > ACROSS_KM)) return undefined;
  return { place: { latitude: first.latitude, longitude: first.longitude }, there };
}
