import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../locales/locales.ts';
import { lazy } from '../../../memo/lazy.ts';
import { type City, cities } from './cities.ts';
import { otherNames } from './otherNames.ts';

/** A country in the geocoder's answers. */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** In the language asked for. */
  name: string;
  latitude: number;
  longitude: number;
}

/** Countries that match a text, best first. */
export type Gazetteer = (text: string, locale: Locale) => Country[];

interface Entry extends Omit<Country, 'name'> {
  /** Names in each language, the full one first. */
  names: Record<Locale, string[]>;
  /** All names, folded for comparison. */
  own: Record<Locale, string[]>;
  all: string[];
}

/** Kinds of matches, best first; any other text does not match. */
const isWhole = (text: string) => (name: string) => name === text;
const isStart = (text: string) => (name: string) => name.startsWith(text);
const isWordStart = (text: string) => (name: string) => ` ${name}`.includes(` ${text}`);

/**
 * Finds countries by their names in the site's languages and by other common names, whatever the requested language. A
 * whole name wins over the start of one, that over the start of a word; a name in the requested language wins over
 * others.
 */
export function createGazetteer(): Gazetteer {
  const entries = Object.entries(countryCenters).map(([code, [latitude, longitude]]) =>
    describe(code, latitude, longitude),
  );
  return (text, locale) => {
    const folded = foldName(text);
    if (folded === '') return [];
    const collator = new Intl.Collator(LOCALES[locale].tag);
    return entries
      .map((entry) => ({
        entry,
        name: entry.names[locale][0] ?? entry.code,
        rank: getRank(entry, folded, locale),
      }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || collator.compare(a.name, b.name))
      .map(({ entry: { code, latitude, longitude }, name }) => ({ code, name, latitude, longitude }));
  };
}

/** As it is typed without umlauts: “Muenchen”. */
const withoutUmlauts = (name: string) => name.replace(/[äöü]/g, (letter) => `${foldName(letter)}e`);

const citiesByName = lazy(() => {
  const spelt = cities.flatMap((city) =>
    city.names.flatMap((name) =>
      [...new Set([foldName(name), foldName(withoutUmlauts(name))])].map((spelling) => ({ spelling, city })),
    ),
  );
  return Map.groupBy(spelt, ({ spelling }) => spelling);
});

/** The towns of the language's countries first, then those of the first country of each language. */
const orderOf = ({ code }: City, locale: Locale): number => {
  const firsts = LOCALE_CODES.flatMap((other) => LOCALES[other].countries[0] ?? []);
  const order = [...LOCALES[locale].countries, ...firsts];
  return order.includes(code) ? order.indexOf(code) : order.length;
};

/**
 * The towns of a name in any of the site's languages, or of a postal code of its centre, the most likely first. Also of
 * both: “20095 Hamburg”.
 */
export function findCities(text: string, locale: Locale): readonly City[] {
  const spellings = [text, text.replace(/\d+/g, '')].map(foldName);
  const [found = []] = spellings.flatMap((spelling) => {
    const named = citiesByName().get(spelling);
    return named ? [named.map(({ city }) => city)] : [];
  });
  return found.toSorted((one, other) => orderOf(one, locale) - orderOf(other, locale));
}

/** The name of a town as it is spelt in a text; of a postal code that in its own country. */
export const nameOf = ({ names, ownName }: City, text: string): string =>
  names.find((name) => foldName(name) === foldName(text) && !/\d/.test(name)) ?? ownName;

function getRank({ own, all }: Entry, text: string, locale: Locale): number {
  return [isWhole(text), isStart(text), isWordStart(text)]
    .flatMap((matches) => [own[locale].some(matches), all.some(matches)])
    .indexOf(true);
}

function describe(code: string, latitude: number, longitude: number): Entry {
  const namesIn = (locale: Locale): string[] =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region', style }).of(code) ?? code,
    );
  // Built from all codes, so that every language has its row.
  const names = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, namesIn(locale)])) as Entry['names'];
  const own = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, names[locale].map(foldName)]),
  ) as Entry['own'];
  const all = [...Object.values(own).flat(), ...(otherNames[code] ?? []).map(foldName)];
  return { code, latitude, longitude, names, own, all };
}

/** Letters without a decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Folds a name for comparison: no case, accents and punctuation, single spaces, “Saint” for its abbreviations. Empty
 * for other scripts.
 */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint');
}
