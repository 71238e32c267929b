import { matchesTerm, type SearchTerm } from './SearchTerm.ts';
import type { ExcerptPart } from './SiteSearch.ts';
import { type WordForms, type WordPlace, wordsIn } from './wordForms.ts';

/** Characters of an excerpt, about two lines on a wide screen. */
const LENGTH = 190;
/** Of these, before the first match. */
const LEAD = 60;

interface MarkedWord extends WordPlace {
  /** Index of the term that it matches; -1 for none. */
  term: number;
}

/**
 * The part of a page's text that has most of the words looked for, with these marked; of several the first. Where none
 * has any, as with a match in the title, the beginning.
 *
 * @param paragraphs of the page, the description first.
 */
export function createExcerpt(
  paragraphs: readonly string[],
  terms: readonly SearchTerm[],
  forms: WordForms,
): ExcerptPart[] {
  const matches = new Map<string, number>();
  const termOf = (word: string): number => {
    const known = matches.get(word) ?? terms.findIndex((term) => matchesTerm(word, term, forms));
    matches.set(word, known);
    return known;
  };
  let best: { text: string; words: MarkedWord[]; score: number } = { text: '', words: [], score: -1 };
  for (const text of paragraphs) {
    if (text === '') continue;
    const words = wordsIn(text).map((place) => ({ ...place, term: termOf(place.word) }));
    const score = new Set(words.flatMap(({ term }) => (term < 0 ? [] : term))).size;
    if (score > best.score) best = { text, words, score };
    if (score === terms.length) break;
  }
  return cut(best.text, best.words);
}

/** A part of a paragraph around its first match, cut between words. */
function cut(text: string, words: readonly MarkedWord[]): ExcerptPart[] {
  const first = words.find(({ term }) => term >= 0)?.start ?? 0;
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
