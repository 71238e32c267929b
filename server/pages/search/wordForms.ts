import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../locales/locales.ts';

const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
  pt: portuguese,
};

/** Words remembered with their forms: texts repeat them. */
const REMEMBERED = 20_000;

/** A word in a text, and where it stands. */
export interface WordPlace {
  word: string;
  start: number;
  end: number;
}

/** Figures and letters are words of their own: “45S” is found as “45 S”. A soft hyphen is within a word. */
const WORD = /\p{N}+|[\p{L}\p{M}\u00ad]+/gu;

/** The words of a text, in lower case. */
export const wordsIn = (text: string): WordPlace[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.replaceAll('\u00ad', '').normalize('NFC').toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** How a language spells and inflects its words. */
export interface WordForms {
  /** A word as it may be typed: without accents; in German ä and ae are the same. */
  fold(word: string): string;
  /** The folded words of a text. */
  foldAll(text: string): string[];
  /** The folded stems of a word: that of the word itself, and that of a visitor who leaves the accents out. */
  stems(word: string): readonly string[];
  /** The stems of all words of a text. */
  stemAll(text: string): string[];
}

/** @returns what is the same for all spellings and inflections of a word, as far as Snowball's rules know them. */
export function createWordForms(locale: Locale): WordForms {
  const stemmer = STEMMERS[locale];
  const known = new LRUCache<string, readonly string[]>({ max: REMEMBERED });
  const fold = (word: string): string => {
    const plain = word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae');
    return locale === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
  };
  const stems = (word: string): readonly string[] => {
    const before = known.get(word);
    if (before) return before;
    const made = [...new Set([fold(stemmer(word)), stemmer(fold(word))])].filter(Boolean);
    known.set(word, made);
    return made;
  };
  return {
    fold,
    foldAll: (text) => wordsIn(text).map(({ word }) => fold(word)),
    stems,
    stemAll: (text) => wordsIn(text).flatMap(({ word }) => stems(word)),
  };
}
