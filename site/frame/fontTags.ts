import type { Page } from '../../schemas/page.ts';

/** The part of Vite's manifest that is used here, by source file; none in development. */
export type Manifest = Readonly<Record<string, { file: string }>> | null | undefined;

const EXTENDED_FONT = 'site/design/fonts/jost-latin-ext-wght-normal.woff2';

/**
 * Letters that only the fonts of extended Latin have (`unicode-range` in site/design/fonts.css), such as those of
 * “Łódź”.
 */
export const EXTENDED_LETTER =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

const HEADING = /<h([1-4])[ >].*?<\/h\1>/gs;
const TAG = /<[^>]*>/g;

/** Whether a text of a value has such a letter. */
const hasExtendedLetter = (value: unknown): boolean =>
  typeof value === 'string'
    ? EXTENDED_LETTER.test(value)
    : value instanceof Object && Object.values(value).some(hasExtendedLetter);

const preload = (file: string): string =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;

/**
 * Tags that preload the font of a brand, and the headings' font of extended Latin where a page has headings with its
 * letters; attributes do not count. They stand behind the page, as those of the other fonts
 * (docs/decisions/2026-11-26-picture-before-fonts.md).
 *
 * @param page all that the markup was made of.
 * @param manifest undefined or null in development, where the site's own fonts are not preloaded.
 */
export function fontTags(html: string, page: Pick<Page, 'brand' | 'blocks'>, manifest: Manifest): string {
  const brand = page.brand?.look?.font;
  const extended = manifest?.[EXTENDED_FONT]?.file;
  return (
    (brand ? preload(brand) : '') + (extended && needsExtended(html, page) ? preload(`/${extended}`) : '')
  );
}

function needsExtended(html: string, content: object): boolean {
  // Most pages have no such letter: their markup, which is ten times as long as their texts, need not be searched.
  if (!hasExtendedLetter(content)) return false;
  const headings = html.match(HEADING)?.join('').replaceAll(TAG, '') ?? '';
  return EXTENDED_LETTER.test(headings);
}
