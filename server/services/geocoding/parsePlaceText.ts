const LONGEST = 80;

/**
 * A visitor's search text, trimmed and with single spaces; undefined for no text, an empty one, more than 80
 * characters, or control characters.
 */
export function parsePlaceText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').trim();
  // Lone surrogates cannot be part of a URL.
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) return undefined;
  const { length } = [...text];
  return length >= 1 && length <= LONGEST ? text.replace(/\s+/g, ' ') : undefined;
}
