import { type WordForms, wordsIn } from './wordForms.ts';

/**
 * A word that is looked for: texts have it as one of these forms, or begin with one of these stems. Names of boats begin
 * with it, however short it is.
 */
export interface SearchTerm {
  /** As typed, in lower case. */
  word: string;
  folded: string;
  exact: readonly string[];
  beginnings: readonly string[];
}

/** A shorter stem begins too many other words: `vel` of “velas” is also in “velocidad”. */
const SHORTEST_BEGINNING = 4;
/** More words than this are a pasted text. */
const MAX_TERMS = 10;

/** The words of a search, each once. */
export function parseTerms(text: string, { stems, fold }: WordForms): SearchTerm[] {
  const words = new Set(wordsIn(text).map(({ word }) => word));
  return [...words].slice(0, MAX_TERMS).map((word) => {
    const found = stems(word);
    const folded = fold(word);
    return {
      ...{ word, folded },
      exact: [...new Set([...found, folded])],
      beginnings: found.filter((stem) => stem.length >= SHORTEST_BEGINNING),
    };
  });
}

/** Whether a word of a text is one of those looked for. */
export function matchesTerm(
  word: string,
  { exact, beginnings }: SearchTerm,
  { stems, fold }: WordForms,
): boolean {
  const folded = fold(word);
  if (exact.includes(folded) || stems(word).some((stem) => exact.includes(stem))) return true;
  return beginnings.some((beginning) => folded.startsWith(beginning));
}

/**
 * A term in FTS5's query language. Forms consist of letters and digits only: nothing that a visitor types reaches the
 * query as an operator.
 */
export const toMatch = ({ folded, exact, beginnings }: SearchTerm): string =>
  `(${[
    ...exact.map((form) => `"${form}"`),
    ...beginnings.map((form) => `"${form}" *`),
    `boat : "${folded}" *`,
  ].join(' OR ')})`;
