import { type DocumentParts, toDocument } from './toDocument.ts';

/** Placeholders for each part, replaced in the document that Vike returns. */
const MARKS: DocumentParts = {
  lang: '{{lang}}',
  kind: '{{kind}}',
  head: '{{head}}',
  html: '{{html}}',
  data: '{{data}}',
};
const MARK = /\{\{(lang|kind|head|html|data)\}\}/;

/** A document with a placeholder for each part. */
export const markedDocument = (): string => toDocument(MARKS);

const MODULE = /<script (?=[^>]*type="module")[^>]*/g;

/**
 * Scripts after styles, fonts and the first picture, and after the document: until they load, the HTML works without
 * them. An `async` script would run between two pieces of the document, before the first paint.
 */
const afterPictures = (document: string): string =>
  document
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(MODULE, (tag) => tag.replace(' async', '').replace('<script', '<script fetchpriority="low"'));

/**
 * What all documents have in common, from the document with placeholders to which Vike has added scripts and styles.
 *
 * @param vikes that document.
 * @returns a function that builds a document from its parts.
 * @throws Error when a placeholder is not there exactly once.
 */
export function parseFrame(vikes: string): (parts: DocumentParts) => string {
  // Text and name alternate: the pattern captures the name of a placeholder.
  const pieces = afterPictures(vikes).split(MARK);
  const names = pieces.filter((_, index) => index % 2 === 1);
  for (const [name, mark] of Object.entries(MARKS)) {
    if (names.filter((found) => found === name).length !== 1) {
      throw new Error(`The frame of the documents does not have ${mark} exactly once`);
    }
  }
  return (parts) => {
    let document = '';
    // The pattern captures only names of parts.
    pieces.forEach((piece, index) => {
      document += index % 2 === 1 ? parts[piece as keyof DocumentParts] : piece;
    });
    return document;
  };
}
