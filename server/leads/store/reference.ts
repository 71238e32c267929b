import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O and U, so that it can be read out on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const written = (letters: string): string => `EST-${letters.slice(0, 4)}-${letters.slice(4)}`;

/** A new reference for a visitor and for support, such as `EST-7K2M-9QXA`: random, it says nothing about anybody. */
export function createReference(): string {
  return written(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
}

/** A reference as somebody typed or heard it (`est 7k2m 9qxa`, O for 0, I or L for 1); undefined if it is none. */
export function readReference(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^EST(?=.{8}$)/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isOne = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return isOne ? written(letters) : undefined;
}
