import type { SearchTerm, SearchWord } from './parseTerms.ts';
import { type WordForms, wordsIn } from './wordForms.ts';

/** Of the words of one way; each takes up to two places, and a short word may stand between. */
const MAX_DISTANCE = 5;

/** Columns of the index that are asked for alone. */
export type SearchColumn = 'title' | 'section' | 'headings';

/**
 * Terms in FTS5's query language. Forms consist of letters and digits only: nothing that a visitor types reaches the
 * query as an operator.
 */
export const toQuery = (terms: readonly SearchTerm[], column?: SearchColumn): string =>
  `${column ? `${column} : ` : ''}(${terms.map(toMatch).join(' AND ')})`;

/**
 * What was typed, word by word; undefined for one word, and for what a table knows: a page that says the same in other
 * words is as good.
 */
export function toExact(
  text: string,
  terms: readonly SearchTerm[],
  { stems }: WordForms,
): string | undefined {
  const words = wordsIn(text).flatMap(({ word }) => stems(word)[0] ?? []);
  const isListed = terms.length === 1 && terms.some(({ same }) => same.length > 0);
  return words.length > 1 && !isListed ? `"${words.join(' ')}"` : undefined;
}

/** The typed words of several terms close together; undefined for one term. */
export function toPhrase(terms: readonly SearchTerm[]): string | undefined {
  if (terms.length < 2) return undefined;
  const words = terms.flatMap(({ isAsked, ways: [first = []] }) => (isAsked ? [] : first));
  return words.length > 1 ? toNear(words) : undefined;
}

// Texts have the first form of each word, which is its stem.
const toNear = (words: readonly SearchWord[]): string =>
  `NEAR(${words.map(({ exact }) => `"${exact[0]}"`).join(' ')}, ${MAX_DISTANCE})`;

const toMatch = ({ ways }: SearchTerm): string =>
  `(${ways.flatMap((way, index) => toWayMatch(way, index === 0)).join(' OR ')})`;

function toWayMatch(way: readonly SearchWord[], isTyped: boolean): string[] {
  const [first, ...others] = way;
  if (!first) return [];
  if (others.length > 0) return [toNear(way)];
  return [
    ...first.exact.map((form) => `"${form}"`),
    ...first.beginnings.map((form) => `"${form}" *`),
    ...(isTyped ? [`boat : "${first.folded}" *`] : []),
  ];
}
