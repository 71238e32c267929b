import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O and U, so that it can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const written = (prefix: string, letters: string): string =>
  `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;

/**
 * A new reference for visitor and support, such as `EST-7K2M-9QXA`: random, without personal data.
 *
 * @param prefix of the brand (`referencePrefix` in schemas/brand.ts).
 */
export function createReference(prefix: string): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return written(prefix, letters);
}

/**
 * Parses a typed or dictated reference (`est 7k2m 9qxa`, O for 0, I or L for 1). A typed prefix stays, so that
 * references from before a change of prefix are still found.
 *
 * @param prefix used where none was typed.
 * @returns undefined when the text is no reference.
 */
export function parseReference(text: string, prefix: string): string | undefined {
  const upper = text.trim().toUpperCase();
  const compact = upper.replace(/[\s-]/g, '');
  const isBare = compact.length === LENGTH;
  const begins = isBare ? prefix : (upper.match(/^([A-Z]{2,6})[\s-]/)?.[1] ?? prefix);
  const rest = isBare || !compact.startsWith(begins) ? compact : compact.slice(begins.length);
  const letters = rest.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOne = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return isOne ? written(begins, letters) : undefined;
}
