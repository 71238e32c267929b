/** A typeface by what it is for (design/tokens.css: `--font-display`, `--font-text`). */
export type Typeface = 'display' | 'text';

/** Letters that only the faces of extended Latin have (`unicode-range` in design/fonts.css), such as those of “Łódź”. */
export const EXTENDED_LETTER =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

const HEADING = /<h([1-4])[ >].*?<\/h\1>/gs;
const TAG = /<[^>]*>/g;

const hasExtended = (markup: string): boolean => EXTENDED_LETTER.test(markup.replaceAll(TAG, ''));

/**
 * Which faces of extended Latin the words of a page ask for: that of headings and that of all other text. Not what its
 * attributes say, which nobody sees.
 */
export function extendedFaces(html: string): Typeface[] {
  // Most pages have none, and need not be taken apart to know.
  if (!EXTENDED_LETTER.test(html)) return [];
  const headings = html.match(HEADING)?.join('') ?? '';
  const faces: Typeface[] = [];
  if (hasExtended(headings)) faces.push('display');
  if (hasExtended(html.replaceAll(HEADING, ''))) faces.push('text');
  return faces;
}
