/** More than anyone looks for; the field takes no more either. */
const MAX_SEARCH = 80;

/**
 * A visitor's words, trimmed, on one line and cut to 80 characters: hostile or pasted text is searched for like any
 * other. Empty for none.
 */
export const parseSearchText = (value: string | null): string =>
  [...(value ?? '').toWellFormed().normalize('NFC')]
    .slice(0, 2 * MAX_SEARCH)
    .join('')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH)
    .toWellFormed()
    .trim();
