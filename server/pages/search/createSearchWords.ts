import type { Locale } from '../../../locales/locales.ts';
import table from '../../../locales/searchWords.json' with { type: 'json' };
import { type WordForms, wordsIn } from './wordForms.ts';

/** Groups of words that mean the same, each one word or a few. */
export type SameWords = readonly (readonly string[])[];

/** The stem of a shorter one is that of other words as well: of “costo”, a price, and of “costa”. */
const SHORTEST_STEM = 5;

/** Words of a question that are looked up together. */
const LONGEST = 6;

/** A word of a group in the form that has to be found. */
export function toListed(word: string, { stems, fold }: WordForms): string {
  const [stem = ''] = stems(word);
  return stem.length >= SHORTEST_STEM ? stem : fold(word);
}

/** What is looked for where words of a table were typed. */
export interface ListedWords {
  /** How many of the typed words. */
  length: number;
  /** All that mean the same, each a list of words. */
  ways: readonly string[][];
  /** What was typed is only a question, such as “used boats”: texts need not have it. */
  isAsked: boolean;
}

/** What a language says in more than one way, and what a search need not find. */
export interface SearchWords {
  /** Whether a word only makes a question of a search: “how”, “the”, and “boat” on a site of boats. */
  isOptional(word: string): boolean;
  /** The words from `at` on that stand in the table, as many as possible. */
  sameAs(words: readonly string[], at: number): ListedWords | undefined;
  /** The word for what things cost. */
  amount: string;
  /** All words of the table by how they are folded: none of them is misspelt. */
  known: ReadonlyMap<string, string>;
}

/** @param own groups of the brand, before those of locales/searchWords.json. */
export function createSearchWords(locale: Locale, forms: WordForms, own: SameWords = []): SearchWords {
  const { optional, amount, same, asked } = table[locale];
  const spelt = new Set(wordsIn(optional).map(({ word }) => word));
  const left = new Set([...spelt].map(forms.fold));
  const isOptional = (word: string) => left.has(forms.fold(word));
  const listed = (words: readonly string[]) => words.map((word) => toListed(word, forms));
  /** The same for “keel depth” and “depth of the keel”; as typed where one word or none is left of a question. */
  const toKey = (words: readonly string[]): string => {
    const telling = words.filter((word) => !isOptional(word));
    return telling.length > 1 ? listed(telling).sort().join(' ') : listed(words).join(' ');
  };
  const groups = new Map<string, Omit<ListedWords, 'length'>>();
  const known = new Map<string, string>();
  const toWords = (text: string): string[] => {
    const words = wordsIn(text).map(({ word }) => word);
    for (const word of words) known.set(forms.fold(word), word);
    return words;
  };
  for (const group of [...own, ...same]) {
    const ways = group.map(toWords);
    for (const words of ways) {
      const before = groups.get(toKey(words))?.ways ?? [];
      groups.set(toKey(words), { ways: [...before, ...ways], isAsked: false });
    }
  }
  for (const [answer, questions] of Object.entries<string>(asked)) {
    const ways = groups.get(toKey(toWords(answer)))?.ways ?? [toWords(answer)];
    for (const question of questions.split(',')) {
      const key = toKey(toWords(question));
      // A brand may answer it with pages of its own.
      groups.set(key, { ways: [...ways, ...(groups.get(key)?.ways ?? [])], isAsked: true });
    }
  }
  return {
    isOptional,
    amount,
    known,
    sameAs(words, at) {
      for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
        const typed = words.slice(at, at + length);
        // “Wie lange” is no question about the “Länge”.
        if (length === 1 && typed.every((word) => spelt.has(word))) continue;
        const telling = typed.filter((word) => !isOptional(word));
        const found = groups.get(toKey(typed)) ?? groups.get(toKey(telling));
        if (found) return { length, ...found };
      }
      return undefined;
    },
  };
}
