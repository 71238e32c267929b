import type { Locale } from '../../../locales/locales.ts';
import { nearestName } from '../../../renderer/src/problems.ts';
import { createExcerpt } from './createExcerpt.ts';
import { createSearchTable, type SearchTable, type Slice } from './createSearchTable.ts';
import { createSearchWords, type SameWords } from './createSearchWords.ts';
import { parseTerms, type SearchTerm, type SearchWord } from './parseTerms.ts';
import type { Findings, FoundPage, IndexedPage, Suggestion } from './SiteSearch.ts';
import { toQuery } from './toQuery.ts';
import { createWordForms, type WordForms, wordsIn } from './wordForms.ts';

/** The pages of one language, in the memory of this process. */
export interface LanguageIndex {
  /** Adds a page, or replaces it. */
  put(page: IndexedPage): void;
  remove(path: string): void;
  find(text: string, slice: Slice): Omit<Findings, 'isComplete'>;
  suggest(text: string, limit: number): Suggestion[];
  close(): void;
}

/** A word on a greater share of the pages says nothing where a page needs only some of the words. */
const COMMON = 0.5;
/** A shorter word resembles too many others. */
const SHORTEST_MISSPELT = 4;

/** What pages may be called that a search of one thing looks for: “Sea trial”, where “test sail” was typed. */
const toNames = (text: string, [first, ...others]: readonly SearchTerm[]): string[] => [
  text,
  ...(first && others.length === 0 ? first.same : []),
];

const toBeginning = (word: SearchWord): SearchWord => ({
  ...word,
  beginnings: [...word.beginnings, word.folded],
});

/**
 * Creates an empty index.
 *
 * @param sameWords what the brand says in its own words (`searchWords` of its file).
 */
export function createLanguageIndex(locale: Locale, sameWords?: SameWords): LanguageIndex {
  const forms = createWordForms(locale);
  const searchWords = createSearchWords(locale, forms, sameWords);
  const table = createSearchTable(forms);
  const corrector = createCorrector(forms, table);

  const count = (terms: readonly SearchTerm[], joint: 'AND' | 'OR'): number =>
    terms.length > 0 ? table.count(toQuery(terms, joint)) : 0;

  return {
    put(page) {
      table.put(page);
      corrector.learn(`${page.title} ${page.description} ${page.text}`);
    },
    remove: table.remove,
    find(text, slice) {
      const terms = parseTerms(text, forms, searchWords);
      const withAll = count(terms, 'AND');
      if (withAll > 0) {
        const pages = table.find(toQuery(terms, 'AND'), toNames(text, terms), slice);
        return { total: withAll, isPartial: false, pages: pages.map((page) => toFound(page, terms)) };
      }
      const counted = terms.map((term) => ({ term, pages: count([term], 'OR') }));
      const most = table.size() * COMMON;
      const telling = counted.flatMap(({ term, pages }) => (pages <= most ? [term] : []));
      const missing = counted.flatMap(({ term, pages }) => (pages === 0 ? [term] : []));
      const correction = corrector.correct(text, missing);
      const total = count(telling, 'OR');
      const pages = total > 0 ? table.find(toQuery(telling, 'OR'), [text], slice) : [];
      return {
        total,
        isPartial: total > 0,
        ...(correction !== undefined && { correction }),
        pages: pages.map((page) => toFound(page, terms)),
      };
    },
    suggest(text, limit) {
      const terms = parseTerms(text, forms, searchWords, { isTyping: true });
      const last = terms.at(-1);
      if (!last) return [];
      // The last word is still being typed.
      const ways = last.ways.map((way, index) =>
        index === 0 && way.length === 1 ? way.map(toBeginning) : way,
      );
      const match = toQuery([...terms.slice(0, -1), { ...last, ways }], 'AND');
      return table.find(match, toNames(text, terms), { offset: 0, limit }).map(toSuggestion);
    },
    close: table.close,
  };

  function toFound(page: IndexedPage, terms: readonly SearchTerm[]): FoundPage {
    const paragraphs = [page.description, ...page.text.split('\n')];
    return { ...toSuggestion(page), excerpt: createExcerpt(paragraphs, terms, forms) };
  }
}

const toSuggestion = ({ path, kind, title, section, image }: IndexedPage): Suggestion => ({
  ...{ path, kind, title },
  ...(section !== undefined && { section }),
  ...(image && { image }),
});

/** Replaces words that no page has by those that were probably meant. */
function createCorrector({ fold }: WordForms, table: Pick<SearchTable, 'words'>) {
  /** Folded words as a page writes them. */
  const written = new Map<string, string>();
  /** Undefined for figures, and where no word is near. */
  const correctWord = (word: string): string | undefined => {
    const folded = fold(word);
    const { length } = folded;
    if (length < SHORTEST_MISSPELT || /\p{N}/u.test(folded)) return undefined;
    const near = nearestName(folded, table.words(length - 2, length + 2));
    return near === undefined ? undefined : (written.get(near) ?? near);
  };
  return {
    learn(text: string): void {
      for (const { word } of wordsIn(text)) written.set(fold(word), word);
    },
    /** The same text with other words for the missing ones; undefined where none is near. */
    correct(text: string, missing: readonly SearchTerm[]): string | undefined {
      const better = new Map(
        missing.flatMap(({ typed, same }) => {
          const found = same.length > 0 ? undefined : correctWord(typed);
          return found === undefined ? [] : [[typed, found] as const];
        }),
      );
      if (better.size === 0) return undefined;
      return wordsIn(text)
        .map(({ word, start, end }) => better.get(word) ?? text.slice(start, end))
        .join(' ');
    },
  };
}
