import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createLanguageIndex,
  type LanguageIndex,
} from '../../../../server/pages/search/createLanguageIndex.ts';
import type { IndexedPage } from '../../../../server/pages/search/SiteSearch.ts';
import { parseSearchText } from '../../../../server/pages/search/searchPage.ts';

const FIRST = { offset: 0, limit: 10 };
const page = (path: string, more: Partial<IndexedPage>): IndexedPage => ({
  ...{ path, locale: 'de', kind: 'page', title: path, description: '', text: '' },
  ...more,
});

let index: LanguageIndex;
beforeEach(() => {
  index = createLanguageIndex('de');
});
afterEach(() => index.close());

const found = (text: string) => index.find(text, FIRST).pages.map(({ path }) => path);

describe('the search index of a language', () => {
  it('excerpt: the paragraph with most of the words, marked, cut between words', () => {
    const long = 'Und noch ein Satz über Segel, Leinen, Schoten und anderes Gut. '.repeat(6);
    index.put(page('/a', { text: `Der Anker.\n${long}Anker und Kette liegen vorn. ${long}\nKette.` }));
    const [first] = index.find('Ketten Anker', FIRST).pages;
    const text = first?.excerpt.map((part) => part.text).join('') ?? '';
    expect(text).toMatch(/^… .* Anker und Kette .* …$/);
    expect(text.length).toBeLessThan(210);
    expect(first?.excerpt.flatMap((part) => (part.isMatch ? part.text : []))).toEqual(['Anker', 'Kette']);
  });

  it('excerpt: the description if only the title matches', () => {
    index.put(page('/a', { title: 'Estran 42', description: 'Ein Boot für zwei.', text: 'Mehr.' }));
    expect(index.find('42', FIRST).pages[0]?.excerpt).toEqual([{ text: 'Ein Boot für zwei.' }]);
  });

  it('a page put twice is found once; a removed one not at all', () => {
    index.put(page('/a', { text: 'Reffen bei Wind' }));
    index.put(page('/a', { text: 'Ankern vor Sand' }));
    expect([found('Reff'), found('Sandes')]).toEqual([[], ['/a']]);
    index.remove('/a');
    expect(found('Sand')).toEqual([]);
  });

  it('ranks model pages before titles, titles before text', () => {
    index.put(page('/text', { text: 'Vom Mast und vom Baum.' }));
    index.put(page('/title', { title: 'Der Mast' }));
    index.put(page('/boat', { kind: 'model', title: 'Mast 42' }));
    expect(found('Mast')).toEqual(['/boat', '/title', '/text']);
  });

  it('names of boats fit by the beginning of each word, before pages that have the words elsewhere', () => {
    const boat = (name: string, text = '') =>
      page(`/${name}`, { kind: 'model', title: `Mira ${name}`, text });
    for (const one of [boat('52'), boat('60', '5 Kojen, 5 Leute'), boat('50')]) index.put(one);
    index.put(page('/trip', { title: 'Mira 50 in 5 Tagen' }));
    expect(found('mi 5')).toEqual(['/50', '/52', '/60']);
    const suggested = index.suggest('mira 5', 5).map(({ path }) => path);
    expect([suggested.slice(0, 2), suggested.length]).toEqual([['/50', '/52'], 4]);
  });

  it('a boat whose whole name was typed comes before others with the rest of the words', () => {
    index.put(
      page('/45', { kind: 'model', title: 'Mira 45', text: 'Preis der Mira 42, Preis der 45, Preis' }),
    );
    index.put(page('/42', { kind: 'model', title: 'Mira 42', text: `Preis. ${'Und mehr. '.repeat(50)}` }));
    expect(found('Preis Mira 42')).toEqual(['/42', '/45']);
    expect(found('Mira 42')).toEqual(['/42', '/45']);
  });

  it('finds a compound by its start, also as suggestion', () => {
    index.put(page('/a', { title: 'Segelkatamaran' }));
    expect(found('Segel')).toEqual(['/a']);
    expect(index.suggest('segelka', 5)).toEqual([{ path: '/a', kind: 'page', title: 'Segelkatamaran' }]);
    expect(index.suggest('…', 5)).toEqual([]);
  });

  it('finds a word that may be parted', () => {
    index.put(page('/a', { text: 'Im Vakuum\u00adinfusions\u00adverfahren gebaut.' }));
    expect(found('Vakuuminfusionsverfahren')).toEqual(['/a']);
  });

  it('corrects an unknown word, with accents; not numbers', () => {
    index.put(page('/a', { text: 'Ein Händler an der Küste' }));
    expect(index.find('Hänlder Kuste', FIRST).correction).toBe('händler Kuste');
    expect(index.find('4242', FIRST).correction).toBeUndefined();
  });
});

describe('words that mean the same', () => {
  it('find each other, in every inflection, and are marked', () => {
    index.put(page('/trial', { title: 'Auf See', text: 'Ein Probeschlag dauert einen halben Tag.' }));
    expect(found('Probefahrten')).toEqual(['/trial']);
    const [first] = index.find('Probefahrt', FIRST).pages;
    expect(first?.excerpt.flatMap((part) => (part.isMatch ? part.text : []))).toEqual(['Probeschlag']);
  });

  it('have no correction, also where no page has any', () => {
    index.put(page('/a', { text: 'Sie ist jederzeit da.' }));
    expect(index.find('Lieferzeit', FIRST)).toMatchObject({ total: 0, pages: [] });
    expect(index.find('Lieferzeit', FIRST).correction).toBeUndefined();
  });

  it('of several words count where these stand together', () => {
    const english = createLanguageIndex('en');
    const at = (path: string, more: Partial<IndexedPage>) =>
      english.put(page(path, { locale: 'en', ...more }));
    at('/boat', { kind: 'model', title: 'Mira', text: 'Ask for a sea trial. Sea trials are free.' });
    at('/trial', { title: 'Sea trial', text: 'Half a day.' });
    at('/apart', { text: `The sea is grey. ${'And so on. '.repeat(9)} A court held a trial.` });
    expect(english.find('test sail', FIRST).pages.map(({ path }) => path)).toEqual(['/trial', '/boat']);
    english.close();
  });

  it('leave words alone that only share a short stem with one of them', () => {
    const italian = createLanguageIndex('it');
    italian.put(page('/coast', { locale: 'it', text: 'La costa è lunga.' }));
    italian.put(page('/money', { locale: 'it', text: 'Il prezzo è alto.' }));
    const paths = (text: string) => italian.find(text, FIRST).pages.map(({ path }) => path);
    expect([paths('prezzo'), paths('coste')]).toEqual([['/money'], ['/coast']]);
    italian.close();
  });

  it('are also those of the brand', () => {
    const own = createLanguageIndex('de', [['Schnupperkurs', 'Probeschlag']]);
    own.put(page('/trial', { text: 'Ein Probeschlag.' }));
    expect(own.find('Schnupperkurs', FIRST).total).toBe(1);
    own.close();
  });
});

describe('words of a question', () => {
  it('are not required, unless the search has no others', () => {
    index.put(page('/keel', { text: 'Der Kiel ist kurz.' }));
    index.put(page('/how', { text: 'Wie lange noch?' }));
    expect([found('Wie lange ist der Kiel?'), found('wie lange')]).toEqual([['/keel'], ['/how']]);
  });
});

describe('parseSearchText', () => {
  it.each([
    [null, ''],
    ['  two\n words ', 'two words'],
    ['a\0b\u202ec', 'a b c'],
    ['x'.repeat(500), 'x'.repeat(80)],
    ['\ud800', '\ufffd'],
  ])('%j: %j', (value, text) => {
    expect(parseSearchText(value)).toBe(text);
  });
});
