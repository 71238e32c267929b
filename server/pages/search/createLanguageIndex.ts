import type { Locale } from '../../../locales/locales.ts';
import { nearestName } from '../../../renderer/src/problems.ts';
import { createExcerpt } from './createExcerpt.ts';
import { createMarker } from './createMarker.ts';
import { createSearchTable, rememberMatches, type SearchTable } from './createSearchTable.ts';
import { createSearchWords, type SameWords, type SearchWords } from './createSearchWords.ts';
import { parseTerms, type SearchTerm, type SearchWord } from './parseTerms.ts';
import { rankPages } from './rankPages.ts';
import type { Findings, IndexedPage, Slice, Suggestion } from './SiteSearch.ts';
import { toExact, toQuery } from './toQuery.ts';
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
/** Fewer pages with all of the words leave room for others. */
const FEW = 3;
/** A shorter word resembles too many others. */
const SHORTEST_MISSPELT = 4;
/** Two slips in a shorter word make another one: “resale” is not “escale”. */
const TWO_SLIPS = 8;

/** What pages may be called that a search of one thing looks for: “Sea trial”, where “test sail” was typed. */
const toNames = (text: string, [first, ...others]: readonly SearchTerm[]): string[] => [
  text,
  ...(first && others.length === 0 ? first.same : []),
];

const toBeginning = (word: SearchWord) => ({ ...word, beginnings: [...word.beginnings, word.folded] });

/**
 * Creates an empty index.
 *
 * @param sameWords what the brand says in its own words (`searchWords` of its file).
 */
export function createLanguageIndex(locale: Locale, sameWords?: SameWords): LanguageIndex {
  const forms = createWordForms(locale);
  const searchWords = createSearchWords(locale, forms, sameWords);
  const table = createSearchTable(forms);
  const corrector = createCorrector(forms, table, searchWords);

  /** Pages that have all of the terms; where these are few also those that have half of what tells pages apart. */
  const search = (text: string, terms: readonly SearchTerm[]) => {
    const remembering = rememberMatches(table);
    const exact = toExact(text, terms, forms);
    const rank = (wanted: readonly SearchTerm[]) =>
      rankPages(remembering, wanted, toNames(text, wanted), createMarker(wanted, forms), exact);
    const withAll = rank(terms).filter(({ covered }) => covered === terms.length);
    if (withAll.length >= FEW) return { withAll, ranked: withAll, missing: [] };
    const count = (term: SearchTerm) => remembering.match(toQuery([term])).size;
    const missing = terms.filter((term) => count(term) === 0);
    const known = terms.filter((term) => !missing.includes(term));
    const telling = known.filter((term) => count(term) <= table.size() * COMMON);
    const some = telling.length > 0 ? telling : known;
    const found = new Set(withAll.map(({ id }) => id));
    const others = rank(some).filter(({ id, covered }) => !found.has(id) && covered >= some.length / 2);
    return { withAll, ranked: [...withAll, ...others], missing };
  };

  return {
    put(page) {
      table.put(page);
      corrector.learn(`${page.title} ${page.description} ${page.text}`);
    },
    remove: table.remove,
    find(text, { offset, limit }) {
      const terms = parseTerms(text, forms, searchWords);
      const { withAll, ranked, missing } = search(text, terms);
      const correction = corrector.correct(text, missing);
      return {
        total: ranked.length,
        isPartial: withAll.length === 0 && ranked.length > 0,
        missing: wordsIn(text).flatMap(({ word, start, end }) =>
          missing.some(({ typed }) => typed === word) ? text.slice(start, end) : [],
        ),
        ...(correction !== undefined && { correction }),
        pages: ranked.slice(offset, offset + limit).map(({ id }) => {
          const page = table.read(id);
          return { ...toSuggestion(page), ...createExcerpt(page, terms, forms) };
        }),
      };
    },
    suggest(text, limit) {
      const terms = parseTerms(text, forms, searchWords, { isTyping: true });
      const last = terms.at(-1);
      if (!last) return [];
      // The last word is still being typed.
      const [typed = [], ...others] = last.ways;
      const ways = [typed.length === 1 ? typed.map(toBeginning) : typed, ...others];
      const { withAll } = search(text, [...terms.slice(0, -1), { ...last, ways }]);
      return withAll.slice(0, limit).map(({ id }) => toSuggestion(table.read(id)));
    },
    close: table.close,
  };
}

const toSuggestion = ({ path, kind, title, section, image }: IndexedPage): Suggestion => ({
  ...{ path, kind, title },
  ...(section !== undefined && { section }),
  ...(image && { image }),
});

/** Replaces words that no page has by those that were probably meant. */
function createCorrector(
  { fold }: WordForms,
  table: Pick<SearchTable, 'words'>,
  { known }: Pick<SearchWords, 'known'>,
) {
  /** Folded words as a page writes them. */
  const written = new Map<string, string>();
  /** Undefined for figures, and where no word is near. */
  const correctWord = (word: string): string | undefined => {
    const folded = fold(word);
    if (folded.length < SHORTEST_MISSPELT || /\p{N}/u.test(folded) || known.has(folded)) return undefined;
    const words = [...table.words(folded.length - 2, folded.length + 2), ...known.keys()].filter(
      (one) => one.length >= SHORTEST_MISSPELT,
    );
    const near = nearestName(folded, words, (letters) => (letters < TWO_SLIPS ? 1 : 2));
    return near === undefined ? undefined : (written.get(near) ?? known.get(near) ?? near);
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
