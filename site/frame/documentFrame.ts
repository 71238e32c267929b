import { type DocumentParts, toDocument } from './toDocument.ts';

/** Stands for each part in the document that the frame is read from. */
const MARKS: DocumentParts = {
  lang: '{{lang}}',
  kind: '{{kind}}',
  head: '{{head}}',
  html: '{{html}}',
  data: '{{data}}',
};
const MARK = /\{\{(lang|kind|head|html|data)\}\}/;

/** A document with a mark in the place of each part. */
export const markedDocument = (): string => toDocument(MARKS);

const MODULE = /<script (?=[^>]*type="module")[^>]*/g;

/**
 * Scripts after styles, fonts and the first picture, and after the document: until they come, HTML does what it can.
 * One that is `async` runs between two pieces of the document, before anything is painted.
 */
const afterPictures = (document: string): string =>
  document
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(MODULE, (tag) => tag.replace(' async', '').replace('<script', '<script fetchpriority="low"'));

/**
 * What all documents have in common, from the marked one to which scripts and styles have been added.
 *
 * @param vikes the marked document, as Vike gives it back.
 * @returns a function that makes a document of its parts.
 * @throws Error when a mark is not there exactly once.
 */
export function parseFrame(vikes: string): (parts: DocumentParts) => string {
  // Text and name by turns: a mark's name is what the pattern captures.
  const pieces = afterPictures(vikes).split(MARK);
  const names = pieces.filter((_, index) => index % 2 === 1);
  for (const [name, mark] of Object.entries(MARKS)) {
    if (names.filter((found) => found === name).length !== 1) {
      throw new Error(`The frame of the documents does not have ${mark} exactly once`);
    }
  }
  return (parts) => {
    let document = '';
    // The pattern captures nothing but the names of parts.
    pieces.forEach((piece, index) => {
      document += index % 2 === 1 ? parts[piece as keyof DocumentParts] : piece;
    });
    return document;
  };
}

/**
 * Characters of markup that, compressed to an eighth, come in the first flight of a connection: ten segments, 14 kB
 * (RFC 6928), before the styles that the head names.
 */
const FIRST_FLIGHT = 100_000;

/**
 * A tag for the head that has browsers paint a page for the first time when they have read all of it
 * (`blocking="render"`, HTML Standard). Without it they begin as soon as the styles are there, piece by piece, and a
 * visitor who touches the first piece waits until the others are laid out. Documents that may come in pieces are painted
 * in pieces: none then.
 */
export const paintedWhole = (html: string): string =>
  html.length > FIRST_FLIGHT ? '' : '<link rel="expect" href="#footer" blocking="render">';
