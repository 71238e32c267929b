import Database from 'better-sqlite3';
import type { PageKind } from '../../../schemas/PageKind.ts';
import type { IndexedPage } from './SiteSearch.ts';
import type { WordForms } from './wordForms.ts';

/** Which of the pages that match, from the best one on. */
export interface Slice {
  offset: number;
  limit: number;
}

/**
 * `entry` holds stems and folded words instead of texts, so that FTS5 needs no tokenizer of its own; `words` has each
 * folded word of the page once, for beginnings and for the vocabulary; `boat` has those of the name of a boat or range,
 * for beginnings of any length.
 */
const SCHEMA = `
  CREATE TABLE page (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    boat INTEGER NOT NULL, weight REAL NOT NULL, data TEXT NOT NULL);
  CREATE VIRTUAL TABLE entry USING fts5(title, section, description, text, words, boat,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab(entry, 'col');
`;
/** What a word counts in the title, the section, the description, the text; less is better. */
const RANK = 'bm25(entry, 12, 3, 4, 1, 1, 1) * page.weight';
/**
 * What was typed as a name comes before what has its words somewhere: these alone put a boat with “5 cabins” before the
 * one that is called 50. Of several the boats first, in the order of their names.
 */
const ORDER = `rate DESC, CASE WHEN rate > 0 THEN -page.weight END, CASE WHEN rate > 0 THEN page.name END, ${RANK}`;
/** Boats before words about boats, and these before forms and lists, which are short and name everything. */
const WEIGHTS: { readonly [Kind in PageKind]?: number } = {
  ...{ model: 2, range: 1.5 },
  ...{ list: 0.6, locator: 0.6, brochure: 0.6, newsletter: 0.6, compare: 0.6, configurator: 0.6 },
};
/** Words to compare a misspelt one with: the most frequent ones. */
const MAX_WORDS = 5000;

/** The pages of one language in a SQLite database in memory. Its calls block for about a millisecond. */
export interface SearchTable {
  /** Adds a page, or replaces it. */
  put(page: IndexedPage): void;
  remove(path: string): void;
  size(): number;
  /** @param match in the query language of FTS5. */
  count(match: string): number;
  /**
   * The best first; before all others a page whose title is one of `names`, then boats that the first of these names
   * (`rateName`).
   *
   * @param names what was typed, and other words for the whole of it.
   */
  find(match: string, names: readonly string[], slice: Slice): IndexedPage[];
  /** Folded words of all pages with so many letters, the most frequent first. */
  words(fewest: number, most: number): string[];
  close(): void;
}

/** Creates an empty table. */
export function createSearchTable(forms: WordForms): SearchTable {
  const database = new Database(':memory:');
  database.exec(SCHEMA);
  database.function('rateName', { deterministic: true }, (name, names, isBoat) =>
    rateName(String(name), String(names).split('\n'), isBoat === 1),
  );
  const { getId, add, enter, leave, drop, size, count, find, words } = prepareStatements(database);
  const remove = (path: string): void => {
    const id = getId.get(path);
    if (id === undefined) return;
    leave.run(id);
    drop.run(id);
  };
  const put = (page: IndexedPage): void => {
    const { path, kind } = page;
    const { name, isBoat, stems, distinct } = toEntry(page, forms);
    const weight = WEIGHTS[kind] ?? 1;
    remove(path);
    const { lastInsertRowid } = add.run(path, name, Number(isBoat), weight, JSON.stringify(page));
    enter.run(lastInsertRowid, ...stems, distinct, isBoat ? name : '');
  };

  return {
    put: database.transaction(put),
    remove: database.transaction(remove),
    size: () => size.get() ?? 0,
    count: (match) => count.get(match) ?? 0,
    find(match, names, { offset, limit }) {
      const folded = names.map((name) => forms.foldAll(name).join(' '));
      return find.all(folded.join('\n'), match, limit, offset).map((data) => JSON.parse(data));
    },
    words: (fewest, most) => words.all(fewest, most),
    close: () => void database.close(),
  };
}

const prepareStatements = (database: Database.Database) => ({
  getId: database.prepare<[string], number>('SELECT id FROM page WHERE path = ?').pluck(),
  add: database.prepare('INSERT INTO page (path, name, boat, weight, data) VALUES (?, ?, ?, ?, ?)'),
  enter: database.prepare(
    'INSERT INTO entry (rowid, title, section, description, text, words, boat) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  leave: database.prepare('DELETE FROM entry WHERE rowid = ?'),
  drop: database.prepare('DELETE FROM page WHERE id = ?'),
  size: database.prepare<[], number>('SELECT count(*) FROM page').pluck(),
  count: database.prepare<[string], number>('SELECT count(*) FROM entry WHERE entry MATCH ?').pluck(),
  find: database
    .prepare<[string, string, number, number], string>(
      `SELECT page.data, rateName(page.name, ?, page.boat) AS rate
       FROM entry JOIN page ON page.id = entry.rowid WHERE entry MATCH ?
       ORDER BY ${ORDER}, page.id LIMIT ? OFFSET ?`,
    )
    .pluck(),
  words: database
    .prepare<[number, number], string>(
      `SELECT term FROM vocabulary WHERE col = 'words' AND length(term) BETWEEN ? AND ?
       ORDER BY doc DESC LIMIT ${MAX_WORDS}`,
    )
    .pluck(),
});

/** The words of a page as they are compared with a search. */
function toEntry({ kind, title, section = '', description, text }: IndexedPage, forms: WordForms) {
  const texts = [title, section, description, text];
  return {
    name: forms.foldAll(title).join(' '),
    isBoat: kind === 'model' || kind === 'range',
    stems: texts.map((some) => forms.stemAll(some).join(' ')),
    distinct: [...new Set(forms.foldAll(texts.join('\n')))].join(' '),
  };
}

/**
 * How well a name fits to what was typed: 3 if it is that or means the same, 2 if it stands in it as a whole (“estran 42
 * price”), 1 if each typed word begins one of its words (“estran 5”), otherwise 0. Only what boats are called is found
 * by less than the whole: articles have the same words in their titles.
 *
 * @param name its words, in the spelling of `names`, with a space between.
 */
function rateName(name: string, names: readonly string[], isBoat: boolean): number {
  const [typed = ''] = names;
  if (names.includes(name)) return 3;
  if (!isBoat) return 0;
  if (` ${typed} `.includes(` ${name} `)) return 2;
  const words = name.split(' ');
  const isBegun = typed.split(' ').every((start) => words.some((word) => word.startsWith(start)));
  return isBegun ? 1 : 0;
}
