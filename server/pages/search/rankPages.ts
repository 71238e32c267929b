import type { PageKind } from '../../../schemas/PageKind.ts';
import { tellsPrice } from './createExcerpt.ts';
import { asksPriceOfPart, type Mark, subjectsOf } from './createMarker.ts';
import type { PageFacts, SearchTable } from './createSearchTable.ts';
import type { SearchTerm } from './parseTerms.ts';
import { toPhrase, toQuery } from './toQuery.ts';

/** Boats before words about boats, pages that explain before articles, forms and lists, which name everything, last. */
const WEIGHTS: { readonly [Kind in PageKind]?: number } = {
  ...{ model: 2, range: 1.5, page: 1.4, dealer: 0.8 },
  ...{ list: 0.6, locator: 0.6, brochure: 0.6, newsletter: 0.6, compare: 0.6, configurator: 0.6 },
};
/** Entries of lists: their titles are not what they are about. */
const ENTRIES: ReadonlySet<PageKind> = new Set(['article', 'event', 'dealer']);
/**
 * Where a word stands says how much a page is about it: in titles most, and boats that have it as a figure answer with
 * that; where the price of something is asked for, a paragraph that names it.
 */
const POINTS = {
  ...{ exact: 9, told: 9, page: 8, figure: 6, asked: 5.5 },
  ...{ section: 5, entry: 3, phrase: 2, heading: 1 },
};

interface RankedPage {
  id: number;
  /** How many of the terms it has. */
  covered: number;
  /** How well its name fits; see rateName. */
  rate: number;
  points: number;
  score: number;
  weight: number;
  facts: PageFacts;
  /** Indexes of the terms that it has a figure for. */
  subjects: ReadonlySet<number>;
}

/**
 * The pages that have some of the terms, the best first: those with most of them; of these the ones whose name was
 * typed; then by where the words stand; then by how often. Of several boats the order is that of their names, of
 * several events the next comes first.
 *
 * @param names what was typed, and other words for the whole of it.
 * @param mark finds the terms in a text.
 * @param exact what was typed, word by word, in the query language of FTS5.
 */
export function rankPages(
  table: SearchTable,
  terms: readonly SearchTerm[],
  names: readonly string[],
  mark: Mark,
  exact?: string,
): RankedPage[] {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const compared = names.map(table.toName);
  const pages = new Map<number, RankedPage>();
  for (const [index, term] of terms.entries()) {
    const [titles, sections, headings] = (['title', 'section', 'headings'] as const).map((column) =>
      table.match(toQuery([term], column)),
    );
    for (const [id, score] of table.match(toQuery([term]))) {
      const page = pages.get(id) ?? startPage(id, table, terms, compared, mark);
      pages.set(id, page);
      page.covered++;
      page.score += score * page.weight;
      const isEntry = ENTRIES.has(page.facts.kind);
      page.points += Math.max(
        titles?.has(id) ? POINTS[isEntry ? 'entry' : term.isAsked ? 'asked' : 'page'] : 0,
        page.subjects.has(index) ? POINTS.figure : 0,
        sections?.has(id) ? POINTS.section : 0,
        headings?.has(id) && !isEntry ? POINTS.heading : 0,
      );
    }
  }
  const phrases = [
    { points: POINTS.exact, query: exact },
    { points: POINTS.phrase, query: toPhrase(terms) },
  ];
  for (const { points, query } of phrases) {
    for (const id of query === undefined ? [] : table.match(query).keys()) {
      const page = pages.get(id);
      if (page) page.points += points;
    }
  }
  return [...pages.values()].sort((one, other) => compare(one, other, today));
}

function startPage(
  id: number,
  table: SearchTable,
  terms: readonly SearchTerm[],
  names: readonly string[],
  mark: Mark,
): RankedPage {
  const facts = table.facts(id);
  const named = mark(facts.name).terms;
  const others = [...terms.keys()].filter((term) => !named.has(term));
  const isPriced = asksPriceOfPart(terms, named);
  const subjects = isPriced ? [] : facts.labels.flatMap((label) => [...subjectsOf(mark(label))]);
  const points = isPriced && tellsPrice(table.read(id), mark, others) ? POINTS.told : 0;
  const weight = WEIGHTS[facts.kind] ?? 1;
  const rate = rateName(facts, names);
  return { ...{ id, facts, covered: 0, points, score: 0, rate, weight }, subjects: new Set(subjects) };
}

function compare(one: RankedPage, other: RankedPage, today: string): number {
  const order =
    other.covered - one.covered || other.rate - one.rate || (one.rate > 0 ? byName(one, other) : 0);
  if (order !== 0) return order;
  if (one.points !== other.points) return other.points - one.points;
  const byScore = other.score - one.score || one.id - other.id;
  if (one.points === 0) return byScore;
  if (one.facts.isBoat || other.facts.isBoat)
    return Number(other.facts.isBoat) - Number(one.facts.isBoat) || byName(one, other);
  return byDay(one, other, today) || byScore;
}

const byName = (one: RankedPage, other: RankedPage): number =>
  other.weight - one.weight || (one.facts.name < other.facts.name ? -1 : 1);

/** Events to come, the next first, then past ones, the last first, then pages that are none. */
function byDay({ facts: one }: RankedPage, { facts: other }: RankedPage, today: string): number {
  if (one.lastDay === other.lastDay) return 0;
  if (one.lastDay === undefined) return 1;
  if (other.lastDay === undefined) return -1;
  const isPast = one.lastDay < today;
  if (isPast !== other.lastDay < today) return isPast ? 1 : -1;
  return one.lastDay < other.lastDay === isPast ? 1 : -1;
}

/** How well the name of a page fits to a search; more is better. */
const RATES = { none: 0, begun: 1, contained: 2, same: 3 };

/**
 * How well a name fits to what was typed: 3 if it is that or means the same, 2 if it stands in it as a whole (“estran 42
 * price”), 1 if each typed word begins one of its words (“estran 5”), otherwise 0. Only what boats are called is found by
 * less than the whole: articles have the same words in their titles.
 *
 * @param names in the spelling of the table.
 */
function rateName({ name, isBoat }: PageFacts, names: readonly string[]): number {
  const [typed = ''] = names;
  if (names.includes(name)) return RATES.same;
  if (!isBoat) return RATES.none;
  if (` ${typed} `.includes(` ${name} `)) return RATES.contained;
  const words = name.split(' ');
  const isBegun = typed.split(' ').every((start) => words.some((word) => word.startsWith(start)));
  return isBegun ? RATES.begun : RATES.none;
}
