/** The part of Vite's manifest that is used here, by source file; none in development. */
export type Manifest = Readonly<Record<string, { file: string }>> | null | undefined;

/** A typeface by its use (site/design/tokens.css: `--font-display`, `--font-text`). */
type Typeface = 'display' | 'text';

const FILES: Readonly<Record<Typeface, string>> = {
  display: 'site/design/fonts/jost-latin-ext-wght-normal.woff2',
  text: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
};

/**
 * Tags for the head that preload the fonts of extended Latin where a page has their letters. A browser that discovers
 * them during layout requests them too late for the first paint, and lays out the page again for each font that
 * arrives. In development there is nothing to preload.
 */
export const fontTags = (html: string, manifest: Manifest): string =>
  extendedFaces(html)
    .map((face) => manifest?.[FILES[face]]?.file)
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

/**
 * Letters that only the fonts of extended Latin have (`unicode-range` in site/design/fonts.css), such as those of
 * “Łódź”.
 */
export const EXTENDED_LETTER =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

const HEADING = /<h([1-4])[ >].*?<\/h\1>/gs;
const TAG = /<[^>]*>/g;

const hasExtended = (markup: string): boolean => EXTENDED_LETTER.test(markup.replaceAll(TAG, ''));

/**
 * Typefaces whose extended Latin the visible text of a page needs: that of headings, and that of all other text.
 * Attributes do not count.
 */
function extendedFaces(html: string): Typeface[] {
  // Most pages have none: they need not be split into elements.
  if (!EXTENDED_LETTER.test(html)) return [];
  const headings = html.match(HEADING)?.join('') ?? '';
  const faces: Typeface[] = [];
  if (hasExtended(headings)) faces.push('display');
  if (hasExtended(html.replaceAll(HEADING, ''))) faces.push('text');
  return faces;
}
