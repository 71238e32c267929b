const SEGMENTS = 4;

/**
 * Reads which glyph stands for which character of the Basic Multilingual Plane (`cmap` subtable of format 4, which
 * every font for browsers has).
 */
export function readCharacters(cmap: DataView): Map<number, number> {
  const start = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8)).find(
    (offset) => cmap.getUint16(offset) === SEGMENTS,
  );
  if (start === undefined) throw new Error('The font has no table of characters that can be read.');
  const count = cmap.getUint16(start + 6) / 2;
  const column = (index: number) => start + 14 + index * count * 2 + (index > 0 ? 2 : 0);
  const at = (index: number, segment: number) => cmap.getUint16(column(index) + segment * 2);

  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < count; segment++) {
    const [last, first, delta, range] = [at(0, segment), at(1, segment), at(2, segment), at(3, segment)];
    for (let character = first; character <= last && character !== 0xffff; character++) {
      // The range counts from its own place in the table.
      const place = column(3) + segment * 2 + range + (character - first) * 2;
      const named = range === 0 ? character : cmap.getUint16(place);
      const glyph = range !== 0 && named === 0 ? 0 : (named + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
