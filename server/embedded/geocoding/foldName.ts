/** Letters that no accent comes off from. */
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
 * A name as it is compared: without case, accents and punctuation, single spaces between its words, and “Saint” however
 * it is shortened. Empty for names in other scripts.
 */
export function foldName(name: string): string {
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
