import { outlinePath } from './outlinePath.ts';
import { readCharacters } from './readCharacters.ts';
import { readOutlines } from './readOutlines.ts';
import { readWoff2 } from './readWoff2.ts';

/** One line of text as a shape. */
export interface SetText {
  /** `d` of an SVG path in ems times `unitsPerEm`; the line begins at 0,0 on its baseline, y grows upwards. */
  path: string;
  /** Width in the same units. */
  width: number;
}

export interface Typesetter {
  unitsPerEm: number;
  /** A character the typeface lacks is set as a space. @param tracking space added after each letter, in ems. */
  set(text: string, tracking: number): SetText;
}

/**
 * Sets text in a typeface of the site as paths, so that it looks the same on a machine without any font.
 *
 * @param file a WOFF2 file.
 * @throws Error when the file cannot be read as one.
 */
export function createTypesetter(file: Buffer): Typesetter {
  const tables = readWoff2(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const glyphOf = readCharacters(table('cmap').bytes);
  const outlines = readOutlines(table('glyf'));
  const unitsPerEm = table('head').bytes.getUint16(18);
  const measured = table('hhea').bytes.getUint16(34);
  const { bytes: metrics, transformed } = table('hmtx');
  // The transformed table has one byte of flags, then all the advances; the plain one puts a bearing after each.
  const advance = (glyph: number) => {
    const index = Math.min(glyph, measured - 1);
    return metrics.getUint16(transformed ? 1 + index * 2 : index * 4);
  };
  const find = (character: string) => glyphOf.get(character.codePointAt(0) ?? 0);
  const space = find(' ') ?? 0;

  return {
    unitsPerEm,
    set(text, tracking) {
      let path = '';
      let width = 0;
      for (const character of text) {
        const glyph = find(character) ?? space;
        path += outlinePath(outlines[glyph] ?? [], width);
        width += advance(glyph) + Math.round(tracking * unitsPerEm);
      }
      return { path, width };
    },
  };
}
