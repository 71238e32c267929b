import { brotliDecompressSync } from 'node:zlib';

/** Tags WOFF2 writes as a number, in the order of the standard (W3C WOFF2 §4.1, Known Table Tags), as far as it goes. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    // A tag has four letters, of which the last may be spaces.
    .map((tag) => tag.padEnd(4));
const HEADER_BYTES = 48;
const ANY_TAG = 63;

/** A table of the font; a transformed one is in WOFF2's own form instead of that of OpenType. */
export interface FontTable {
  bytes: DataView;
  transformed: boolean;
}

/**
 * Unpacks a WOFF2 file of one font into its tables by tag. What the image library draws text with reads no WOFF2, and
 * the site's typefaces come as nothing else.
 *
 * @throws Error when the file is no WOFF2.
 */
export function readWoff2(file: Buffer): Map<string, FontTable> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This file is no WOFF2.');
  let place = HEADER_BYTES;
  const readBase128 = (): number => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(place++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };

  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(place++);
    const known = flags & 0x3f;
    if (known === ANY_TAG) place += 4;
    const tag = known === ANY_TAG ? file.toString('latin1', place - 4, place) : (KNOWN_TAGS[known] ?? '');
    const version = flags >> 6;
    // For outlines version 3 means untouched, for every other table version 0 does.
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const plainLength = readBase128();
    return { tag, transformed, length: transformed ? readBase128() : plainLength };
  });

  const packed = file.subarray(place, place + file.readUInt32BE(20));
  const { buffer, byteOffset } = brotliDecompressSync(packed);
  let start = byteOffset;
  return new Map(
    directory.map(({ tag, transformed, length }) => {
      const bytes = new DataView(buffer, start, length);
      start += length;
      return [tag, { bytes, transformed }];
    }),
  );
}
