import type { Locale } from '../../../locales/locales.ts';
import table from '../../../locales/searchWords.json' with { type: 'json' };
import { type WordForms, wordsIn } from './wordForms.ts';

/** Groups of words that mean the same, each one word or a few. */
export type SameWords = readonly (readonly string[])[];

/** The stem of a shorter one is that of other words as well: of “costo”, a price, and of “costa”. */
const SHORTEST_STEM = 5;

/** A word of a group in the form that has to be found. */
export function toListed(word: string, { stems, fold }: WordForms): string {
  const [stem = ''] = stems(word);
  return stem.length >= SHORTEST_STEM ? stem : fold(word);
}

/** What a language says in more than one way, and what a search need not find. */
export interface SearchWords {
  /** Whether a word only makes a question of a search: “how”, “the”. */
  isOptional(word: string): boolean;
  /**
   * The words from `at` on that stand in a group, as many as possible: how many, and all that mean the same, each a
   * list of words.
   */
  sameAs(words: readonly string[], at: number): { length: number; ways: readonly string[][] } | undefined;
}

/** @param own groups of the brand, before those of locales/searchWords.json. */
export function createSearchWords(locale: Locale, forms: WordForms, own: SameWords = []): SearchWords {
  const { optional, same } = table[locale];
  const left = new Set(forms.foldAll(optional));
  const toKey = (words: readonly string[]) => words.map((word) => toListed(word, forms)).join(' ');
  const groups = new Map<string, string[][]>();
  for (const group of [...own, ...same]) {
    const ways = group.map((words) => wordsIn(words).map(({ word }) => word));
    for (const words of ways) {
      const key = toKey(words);
      groups.set(key, [...(groups.get(key) ?? []), ...ways]);
    }
  }
  const longest = Math.max(...[...groups.keys()].map((key) => key.split(' ').length));
  return {
    isOptional: (word) => left.has(forms.fold(word)),
    sameAs(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 0; length--) {
        const ways = groups.get(toKey(words.slice(at, at + length)));
        if (ways) return { length, ways };
      }
      return undefined;
    },
  };
}
