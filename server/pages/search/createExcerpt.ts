import { asksPriceOfPart, createMarker, type Mark, type Marked, subjectsOf } from './createMarker.ts';
import type { SearchTerm } from './parseTerms.ts';
import type { Excerpt, ExcerptPart, IndexedFigure, IndexedHeading, IndexedPage } from './SiteSearch.ts';
import type { WordForms } from './wordForms.ts';

/** Characters of an excerpt, about two lines on a wide screen. */
const LENGTH = 190;
/** Of these, before the first match. */
const LEAD = 60;
/** What a term counts that stands in a table of words. */
const LISTED = 2.5;
/** A paragraph that says little by itself. */
const SHORT = 40;
/** A longer figure is a text. */
const LONG_FIGURE = 80;
/** Between what stands side by side. */
const BESIDE: ExcerptPart = { text: '\u00a0· ' };

/** A paragraph with the heading above it. */
interface Passage {
  heading?: IndexedHeading;
  above: Marked;
  part: Marked;
}

/**
 * The part of a page that answers: the figures that were asked for, or else the paragraph that has, with the heading
 * above it, most of the words looked for, these marked; of several the first. Where none has any, as with a match in
 * the title, the beginning.
 */
export function createExcerpt(page: IndexedPage, terms: readonly SearchTerm[], forms: WordForms): Excerpt {
  const mark = createMarker(terms, forms);
  const inTitle = mark(page.title).terms;
  const isOfPart = asksPriceOfPart(terms, inTitle);
  const figures = isOfPart ? [] : chooseFigures(page.figures ?? [], terms, mark);
  if (figures.length > 0) {
    const id = figures.find((figure) => figure.id !== undefined)?.id;
    return { excerpt: figures.flatMap(toParts), ...(id !== undefined && { anchor: id }) };
  }
  let best: (Passage & { score: number }) | undefined;
  // What a table knows is what the search is about; the rest may be the name of a boat.
  const isTopic = ({ same, isAmount }: SearchTerm) => same.length > 0 && !(isOfPart && isAmount);
  const weights = terms.map((term) => (isTopic(term) ? LISTED : 1));
  for (const passage of passagesIn(page, mark)) {
    const score = rate(passage, weights);
    if (!best || score > best.score) best = { ...passage, score };
  }
  if (!best) return { excerpt: [] };
  const { heading, above, part } = best;
  const open = [...terms.keys()].filter((term) => !inTitle.has(term));
  const listed = open.filter((term) => weights[term] === LISTED);
  const wanted = listed.length > 0 ? listed : open;
  const anchor = heading?.id;
  const isAnswer = wanted.length > 0 && wanted.every((term) => part.terms.has(term) || above.terms.has(term));
  if (!isAnswer || anchor === undefined) return { excerpt: withHeading(above, part) };
  // Boats keep their name.
  if (page.kind !== 'page') return { excerpt: withHeading(above, part), anchor };
  // What the heading answers begins below it.
  return { excerpt: cut(part, above.terms.size > 0), anchor, heading: above.text };
}

/** Of each term the figure whose label has it and little else: “Draught” before “Air draught”. */
function chooseFigures(
  figures: readonly IndexedFigure[],
  terms: readonly SearchTerm[],
  mark: Mark,
): readonly IndexedFigure[] {
  const marked = figures.map((figure) => {
    const label = mark(figure.label);
    return { figure, ...label, terms: subjectsOf(label) };
  });
  const chosen = [...terms.keys()].flatMap((term) => {
    const having = marked.filter((one) => one.terms.has(term));
    return having.sort((one, other) => one.words.length - other.words.length)[0]?.figure ?? [];
  });
  return [...new Set(chosen)];
}

const toParts = ({ label, value, isSentence }: IndexedFigure, index: number): ExcerptPart[] => [
  ...(index > 0 ? [BESIDE] : []),
  ...(isSentence ? [] : [{ text: `${label} ` }]),
  { text: value, ...(value.length <= LONG_FIGURE && { isMatch: true }) },
];

/** Whether a paragraph names a price, and has, with the heading above it, all of these terms. */
export const tellsPrice = (page: IndexedPage, mark: Mark, wanted: readonly number[]): boolean =>
  passagesIn(page, mark).some(
    ({ above, part }) =>
      part.hasAmount && wanted.every((term) => part.terms.has(term) || above.terms.has(term)),
  );

/** The description, each paragraph, and last the headings that have none. */
function* passagesIn(page: IndexedPage, mark: Mark): Generator<Passage> {
  const { title, description, text, headings = [] } = page;
  const none = mark('');
  const starts = new Map(headings.map((heading) => [heading.line, heading]));
  if (description !== '') yield { above: none, part: mark(description) };
  let above = none;
  let heading: IndexedHeading | undefined;
  const bare: Passage[] = [];
  for (const [line, paragraph] of text.split('\n').entries()) {
    const start = starts.get(line);
    // What the result is called need not be said again.
    if (start) {
      heading = start;
      above = paragraph === title ? none : mark(paragraph);
      bare.push({ heading: start, above: none, part: above });
    } else if (paragraph !== title && paragraph !== '')
      yield { ...(heading && { heading }), above, part: mark(paragraph) };
  }
  yield* bare;
}

/** What a heading says counts half as much again, and so does the price of what was looked for. */
function rate({ above, part }: Passage, weights: readonly number[]): number {
  const count = (terms: Iterable<number>) => [...terms].reduce((sum, term) => sum + (weights[term] ?? 0), 0);
  const all = new Set([...part.terms, ...above.terms]);
  return count(all) + count(above.terms) / 2 + (part.hasAmount && all.size > 1 ? LISTED : 0);
}

/** A part of a paragraph, after its heading where only that has some of the words, or says what the entry of a list is. */
const withHeading = (above: Marked, part: Marked): ExcerptPart[] =>
  above.text === '' || (part.text.length > SHORT && [...above.terms].every((term) => part.terms.has(term)))
    ? cut(part)
    : [...cut(above), BESIDE, ...cut(part)];

/** A part of a paragraph around its first match, or its beginning, cut between words. */
function cut({ text, words }: Marked, isBeginning = false): ExcerptPart[] {
  const first = isBeginning ? 0 : (words.find(({ term }) => term >= 0)?.start ?? 0);
  const isWhole = text.length <= LENGTH;
  const wanted = isWhole ? 0 : Math.max(0, Math.min(first - LEAD, text.length - LENGTH));
  const start = wanted === 0 ? 0 : (words.find((word) => word.start >= wanted)?.start ?? 0);
  const last = words.findLast(({ end }) => end <= start + LENGTH);
  const end = isWhole || last === words.at(-1) ? text.length : (last?.end ?? start + LENGTH);
  const parts: ExcerptPart[] = [];
  let at = start;
  const add = (to: number, isMatch = false) => {
    if (to > at) parts.push({ text: text.slice(at, to), ...(isMatch && { isMatch }) });
    at = Math.max(at, to);
  };
  for (const word of words) {
    if (word.term < 0 || word.start < at || word.end > end) continue;
    add(word.start);
    add(word.end, true);
  }
  add(end);
  if (start > 0) parts.unshift({ text: '… ' });
  if (end < text.length) parts.push({ text: ' …' });
  return parts;
}
