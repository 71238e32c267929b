import type { SearchTerm, SearchWord } from './parseTerms.ts';
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
  const wanted = terms.flatMap(({ ways }) => ways.flat());
  const known = new Map<string, readonly SearchWord[]>();
  /** Words looked for that a word of the text is. */
  const matches = (word: string): readonly SearchWord[] => {
    const before = known.get(word);
    if (before) return before;
    const found = wanted.filter((one) => matchesWord(word, one, forms));
    known.set(word, found);
    return found;
  };
  /** Marks the words of a paragraph; those of one way stand side by side. */
  const mark = (text: string): MarkedWord[] => {
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
    return words;
  };
  let best: { text: string; words: MarkedWord[]; score: number } = { text: '', words: [], score: -1 };
  for (const text of paragraphs) {
    if (text === '') continue;
    const words = mark(text);
    const score = new Set(words.flatMap(({ term }) => (term < 0 ? [] : term))).size;
    if (score > best.score) best = { text, words, score };
    if (score === terms.length) break;
  }
  return cut(best.text, best.words);
}

/** Whether a word of a text is one of those looked for. */
function matchesWord(word: string, { exact, beginnings }: SearchWord, { stems, fold }: WordForms): boolean {
  const folded = fold(word);
  if (exact.includes(folded) || stems(word).some((stem) => exact.includes(stem))) return true;
  return beginnings.some((beginning) => folded.startsWith(beginning));
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
