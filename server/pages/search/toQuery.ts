import type { SearchTerm, SearchWord } from './parseTerms.ts';

/** Of the words of one way; each takes up to two places, and a short word may stand between. */
const MAX_DISTANCE = 5;

/**
 * Terms in FTS5's query language. Forms consist of letters and digits only: nothing that a visitor types reaches the
 * query as an operator.
 */
export const toQuery = (terms: readonly SearchTerm[], joint: 'AND' | 'OR'): string =>
  terms.map(toMatch).join(` ${joint} `);

const toMatch = ({ ways }: SearchTerm): string =>
  `(${ways.flatMap((way, index) => toWayMatch(way, index === 0)).join(' OR ')})`;

function toWayMatch(way: readonly SearchWord[], isTyped: boolean): string[] {
  const [first, ...others] = way;
  if (!first) return [];
  // Texts have the first form of each word, which is its stem.
  if (others.length > 0)
    return [`NEAR(${way.map(({ exact }) => `"${exact[0]}"`).join(' ')}, ${MAX_DISTANCE})`];
  return [
    ...first.exact.map((form) => `"${form}"`),
    ...first.beginnings.map((form) => `"${form}" *`),
    ...(isTyped ? [`boat : "${first.folded}" *`] : []),
  ];
}
