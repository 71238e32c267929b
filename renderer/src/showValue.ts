const LONGEST = 60;
const EMAIL = /[^\s:“”]+@[^\s“”]+/g;
/** Nine digits or more: a phone number, a card, an account. A date has eight. */
const NUMBER = /\+?(?:\d[ ().-]{0,2}){8,}\d/g;

/**
 * Shortens a text of a page JSON for a message: one line, 60 characters, without e-mail addresses and phone numbers,
 * which logs must not hold.
 */
export function shorten(text: string): string {
  // Cut before as well, since a text may have a megabyte; by code points the second time, so that none is halved.
  const line = text.slice(0, 10 * LONGEST).replace(/[\s\p{C}]+/gu, ' ');
  const signs = [...line.replace(EMAIL, '…@…').replace(NUMBER, '…')];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
}

/** A word of a page JSON in quotation marks, shortened. */
export const quote = (word: unknown): string => `“${shorten(String(word))}”`;

/** `1 item`, `2 items`. */
export const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;

/** A value of a page JSON in words: text in quotation marks, lists and objects by their kind. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${count(value.length, 'item')}`;
  return typeof value === 'object' ? 'an object' : String(value);
}

/** The same, saying of a text or number that it is one: `the text “12”`. */
export function showKind(value: unknown): string {
  const kind = { string: 'the text ', number: 'the number ' }[typeof value as string] ?? '';
  return value === '' ? showValue(value) : kind + showValue(value);
}
