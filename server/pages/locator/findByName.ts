import { createMemo } from '../../../memo/createMemo.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import { type Coordinates, distance } from './distance.ts';
import type { Located, LocatorList } from './locatorList.ts';

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
  there: readonly [Located, ...Located[]];
  /** Whether the text is its name, or its postal code, and not the beginning of it. */
  isExact: boolean;
}

/** The towns that a text names, by name or postal code; those of exactly this name first. */
export function findTowns(entries: readonly Located[], text: string): readonly Town[] {
  const wanted = toQueryValue(text);
  const towns: Town[] = [];
  for (const entry of entries) {
    const names = [entry.billingCity ?? '', entry.billingPostalCode ?? ''];
    if (!names.some((name) => hasWord(name, wanted))) continue;
    const isExact = names.some((name) => toQueryValue(name) === wanted);
    const index = towns.findIndex(({ place }) => distance(place, entry) <= ACROSS_KM);
    const known = towns[index];
    if (known) {
      towns[index] = { ...known, there: [...known.there, entry], isExact: known.isExact || isExact };
    } else {
      const { latitude, longitude } = entry;
      towns.push({ place: { latitude, longitude }, there: [entry], isExact });
    }
  }
  return [...towns.filter(({ isExact }) => isExact), ...towns.filter(({ isExact }) => !isExact)];
}

/** The town that a text names: the first of exactly this name, or else the only one whose name begins so. */
export function findTown(entries: readonly Located[], text: string): Town | undefined {
  const [first, ...others] = findTowns(entries, text);
  return first?.isExact || others.length === 0 ? first : undefined;
}

/** A text without a country of the list behind it, and the entries to look in: “Palma, Spain” is Palma of those. */
export function withoutCountry({ entries, countries, byCountry }: LocatorList, text: string) {
  const [name = '', last = ''] = text.split(',');
  const country = countries.find((one) => toQueryValue(one.name) === toQueryValue(last));
  return country ? { name, within: byCountry.get(country.code) ?? [] } : { name: text, within: entries };
}
