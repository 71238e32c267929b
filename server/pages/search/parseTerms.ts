import { type ListedWords, type SearchWords, toListed } from './createSearchWords.ts';
import { type WordForms, wordsIn } from './wordForms.ts';

/**
 * A word of a search: texts have it as one of these forms, or begin with one of these stems. Names of boats begin with
 * it, however short it is.
 */
export interface SearchWord {
  folded: string;
  exact: readonly string[];
  beginnings: readonly string[];
}

/** What is looked for: a word, or a few that a language says in other ways as well. */
export interface SearchTerm {
  /** As typed, in lower case. */
  typed: string;
  /** What a table says to mean the same: such a word is not misspelt. */
  same: readonly string[];
  /** What was typed is only a question: texts need not have it. */
  isAsked: boolean;
  /** It asks what something costs: an amount of money answers it. */
  isAmount?: boolean;
  /**
   * As typed, unless it is only a question, and what means the same: each one word, or a few that stand close
   * together.
   */
  ways: readonly (readonly SearchWord[])[];
}

/** A shorter stem begins too many other words: `vel` of “velas” is also in “velocidad”. */
const SHORTEST_BEGINNING = 4;
/** More words than this are a pasted text. */
const MAX_WORDS = 10;

/**
 * What a search looks for, each once. Words that only make it a question are left out, unless there are no others.
 *
 * @param isTyping the last word may be the beginning of any.
 */
export function parseTerms(
  text: string,
  forms: WordForms,
  words: SearchWords,
  { isTyping = false } = {},
): SearchTerm[] {
  const typed = wordsIn(text).map(({ word }) => word);
  const terms = new Map<string, SearchTerm>();
  const optional: SearchTerm[] = [];
  for (let at = 0, used = 0; at < typed.length && used < MAX_WORDS; used++) {
    const same = words.sameAs(typed, at);
    const length = same?.length ?? 1;
    const said = typed.slice(at, at + length);
    const telling = said.filter((word) => !words.isOptional(word));
    const listed = same ?? { ways: [], isAsked: false };
    const term = toTerm(telling.length > 0 ? telling : said, listed, forms);
    if (term.same.includes(words.amount)) term.isAmount = true;
    at += length;
    const isLast = isTyping && at === typed.length;
    if (!same && !isLast && words.isOptional(term.typed)) optional.push(term);
    else terms.set(term.typed, term);
  }
  return terms.size > 0 ? [...terms.values()] : optional;
}

function toTerm(
  typed: readonly string[],
  { ways, isAsked }: Pick<ListedWords, 'ways' | 'isAsked'>,
  forms: WordForms,
): SearchTerm {
  const toWord = (word: string): SearchWord => {
    const stems = forms.stems(word);
    const folded = forms.fold(word);
    return {
      folded,
      exact: [...new Set([...stems, folded])],
      beginnings: stems.filter((stem) => stem.length >= SHORTEST_BEGINNING),
    };
  };
  // Only what was typed may begin another word: “cost”, which means a price, begins “costume”.
  const others = ways.map((way) =>
    way.length > 1
      ? way.map(toWord)
      : way.map((word) => ({ folded: forms.fold(word), exact: [toListed(word, forms)], beginnings: [] })),
  );
  return {
    typed: typed.join(' '),
    same: ways.map((way) => way.join(' ')),
    isAsked,
    ways: isAsked ? others : [typed.map(toWord), ...others],
  };
}
