import Database from 'better-sqlite3';
import type { PageKind } from '../../../schemas/PageKind.ts';
import type { IndexedPage } from './SiteSearch.ts';
import type { WordForms } from './wordForms.ts';

/**
 * `entry` holds stems and folded words instead of texts, so that FTS5 needs no tokenizer of its own. `headings` has
 * what `text` has as well, `figures` the labels alone; `words` has each folded word of the page once, for beginnings and
 * for the vocabulary; `boat` has those of the name of a boat or range, for beginnings of any length.
 */
const SCHEMA = `
  CREATE TABLE page (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, data TEXT NOT NULL);
  CREATE VIRTUAL TABLE entry USING fts5(title, section, description, headings, figures, text, words, boat,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab(entry, 'col');
`;
/** What a word counts in each column; less is better. */
const RANK = 'bm25(entry, 12, 3, 4, 6, 4, 1, 1, 1)';
/** Words to compare a misspelt one with: the most frequent ones. */
const MAX_WORDS = 5000;

/** What the order of results depends on besides the words. */
export interface PageFacts {
  kind: PageKind;
  isBoat: boolean;
  /** The title as it is compared with a search: folded words with a space between. */
  name: string;
  /** What its figures are called. */
  labels: readonly string[];
  /** Last day of an event. */
  lastDay?: string;
}

/** The pages of one language in a SQLite database in memory. Its calls block for about a millisecond. */
export interface SearchTable {
  /** Adds a page, or replaces it. */
  put(page: IndexedPage): void;
  remove(path: string): void;
  size(): number;
  /**
   * The pages that match, with what the match counts: more is better.
   *
   * @param match in the query language of FTS5.
   */
  match(match: string): Map<number, number>;
  facts(id: number): PageFacts;
  read(id: number): IndexedPage;
  /** A text as names are compared. */
  toName(text: string): string;
  /** Folded words of all pages with so many letters, the most frequent first. */
  words(fewest: number, most: number): string[];
  close(): void;
}

/** Creates an empty table. */
export function createSearchTable({ foldAll, stemAll }: WordForms): SearchTable {
  const database = new Database(':memory:');
  database.exec(SCHEMA);
  const facts = new Map<number, PageFacts>();
  const { getId, add, enter, leave, drop, match, read, words } = prepareStatements(database);

  const toStems = (text: string) => stemAll(text).join(' ');
  const toName = (text: string) => foldAll(text).join(' ');
  /** Words of a table are looked for as they are where their stem is short. */
  const toBoth = (text: string) => `${toStems(text)} ${toName(text)}`;
  const remove = (path: string): void => {
    const id = getId.get(path);
    if (id === undefined) return;
    leave.run(id);
    drop.run(id);
    facts.delete(id);
  };
  const put = (page: IndexedPage): void => {
    const { path, kind, title, section = '', description, text, headings = [], figures = [], lastDay } = page;
    remove(path);
    const name = toName(title);
    const isBoat = kind === 'model' || kind === 'range';
    const id = Number(add.run(path, JSON.stringify(page)).lastInsertRowid);
    const labels = figures.map(({ label }) => label);
    facts.set(id, { kind, isBoat, name, labels, ...(lastDay !== undefined && { lastDay }) });
    const lines = text.split('\n');
    const distinct = new Set(foldAll([title, section, description, ...labels, text].join('\n')));
    enter.run(
      ...[id, toBoth(title), toBoth(section), toStems(description)],
      // What an anchor is called is a heading in one word more.
      toStems(headings.map(({ line, id = '' }) => `${lines[line] ?? ''} ${id}`).join('\n')),
      ...[toBoth(labels.join('\n')), toStems(text), [...distinct].join(' '), isBoat ? name : ''],
    );
  };

  return {
    put: database.transaction(put),
    remove: database.transaction(remove),
    size: () => facts.size,
    match: (query) => new Map(match.all(query)),
    facts: (id) => facts.get(id) as PageFacts,
    read: (id) => JSON.parse(read.get(id) as string),
    toName,
    words: (fewest, most) => words.all(fewest, most),
    close: () => void database.close(),
  };
}

/** The table for one search, which asks for the pages of a word more than once. */
export function rememberMatches(table: SearchTable): SearchTable {
  const known = new Map<string, Map<number, number>>();
  const match = (query: string) => {
    const found = known.get(query) ?? table.match(query);
    known.set(query, found);
    return found;
  };
  return { ...table, match };
}

const prepareStatements = (database: Database.Database) => ({
  getId: database.prepare<[string], number>('SELECT id FROM page WHERE path = ?').pluck(),
  add: database.prepare('INSERT INTO page (path, data) VALUES (?, ?)'),
  enter: database.prepare(
    `INSERT INTO entry (rowid, title, section, description, headings, figures, text, words, boat)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  leave: database.prepare('DELETE FROM entry WHERE rowid = ?'),
  drop: database.prepare('DELETE FROM page WHERE id = ?'),
  match: database
    .prepare<[string], [number, number]>(`SELECT rowid, -${RANK} FROM entry WHERE entry MATCH ?`)
    .raw(),
  read: database.prepare<[number], string>('SELECT data FROM page WHERE id = ?').pluck(),
  words: database
    .prepare<[number, number], string>(
      `SELECT term FROM vocabulary WHERE col = 'words' AND length(term) BETWEEN ? AND ?
       ORDER BY doc DESC LIMIT ${MAX_WORDS}`,
    )
    .pluck(),
});
