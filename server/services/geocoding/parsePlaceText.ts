const LONGEST = 80;

/**
 * What a visitor looks for, trimmed and with single spaces; undefined when it is none: not text, nothing, more than
 * 80 characters, or with control characters in it.
 */
export function parsePlaceText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').trim();
  // Lone halves of a pair cannot be written into an address.
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) return undefined;
  const { length } = [...text];
  return length >= 1 && length <= LONGEST ? text.replace(/\s+/g, ' ') : undefined;
}
