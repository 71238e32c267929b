import type { SearchTerm, SearchWord } from './parseTerms.ts';
import { type WordForms, type WordPlace, wordsIn } from './wordForms.ts';

/** A word of a text. */
interface MarkedWord extends WordPlace {
  /** Index of the term that it matches; -1 for none. */
  term: number;
}

/** A text with the words in it that are looked for. */
export interface Marked {
  text: string;
  words: MarkedWord[];
  /** The terms it has. */
  terms: ReadonlySet<number>;
  /** Whether a price was asked for and it names one. */
  hasAmount: boolean;
}

/** Finds the terms in a text. */
export type Mark = (text: string) => Marked;

/** Money in a text. */
const AMOUNT = /[€$£]\s?\d|\d\s?[€$£]/u;

/**
 * Whether the price of something is asked for that the page is not called: “watermaker price” is not answered by that of
 * a boat.
 *
 * @param named terms that the name of the page has.
 */
export const asksPriceOfPart = (terms: readonly SearchTerm[], named: ReadonlySet<number>): boolean =>
  terms.some(({ isAmount }) => isAmount) &&
  terms.some(({ isAmount }, index) => !isAmount && !named.has(index));

/** Marks the words of a text that are looked for; those of one way stand side by side. */
export function createMarker(terms: readonly SearchTerm[], forms: WordForms): Mark {
  const wanted = terms.flatMap(({ ways }) => ways.flat());
  const amount = terms.findIndex(({ isAmount }) => isAmount);
  const known = new Map<string, readonly SearchWord[]>();
  /** Words looked for that a word of the text is. */
  const matches = (word: string): readonly SearchWord[] => {
    const before = known.get(word);
    if (before) return before;
    const found = wanted.filter((one) => matchesWord(word, one, forms));
    known.set(word, found);
    return found;
  };
  return (text) => {
    const words = wordsIn(text).map((place) => ({ ...place, term: -1 }));
    const found = words.map(({ word }) => matches(word));
    terms.forEach(({ ways }, term) => {
      for (const way of ways) {
        for (const at of words.keys()) {
          if (!way.every((one, next) => found[at + next]?.includes(one))) continue;
          for (const word of words.slice(at, at + way.length)) word.term = term;
        }
      }
    });
    const matched = words.flatMap(({ term }) => (term < 0 ? [] : term));
    const hasAmount = amount >= 0 && AMOUNT.test(text);
    return { text, words, terms: new Set([...matched, ...(hasAmount ? [amount] : [])]), hasAmount };
  };
}

/** The terms that a label is about: they are at least half of it. “Sail” alone does not ask for the “upwind sail area”. */
export const subjectsOf = ({ words, terms }: Marked): ReadonlySet<number> =>
  2 * words.filter(({ term }) => term >= 0).length >= words.length ? terms : new Set();

/** Whether a word of a text is one of those looked for. */
function matchesWord(word: string, { exact, beginnings }: SearchWord, { stems, fold }: WordForms): boolean {
  const folded = fold(word);
  if (exact.includes(folded) || stems(word).some((stem) => exact.includes(stem))) return true;
  return beginnings.some((beginning) => folded.startsWith(beginning));
}
