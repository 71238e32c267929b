import { ByteReader } from './ByteReader.ts';
import type { FontTable } from './readWoff2.ts';

/** A point of a contour in font units; between two points off the curve lies one on it, unwritten. */
export interface OutlinePoint {
  x: number;
  y: number;
  onCurve: boolean;
}

/** A glyph as closed contours of quadratic curves. */
export type Outline = OutlinePoint[][];

/** A glyph put together from others, as é is from e and its accent; resolved once all are read. */
interface Part {
  glyph: number;
  dx: number;
  dy: number;
}

const STREAMS = 7;
const HAS_INSTRUCTIONS = 0x0100;
const MORE_PARTS = 0x0020;

/**
 * Reads all glyphs of a transformed `glyf` table (W3C WOFF2 §5.1), the default instance of a variable font.
 * Parts are moved, never scaled: the site's typefaces scale none.
 *
 * @throws Error when the table is in the form of OpenType.
 */
export function readOutlines({ bytes: glyf, transformed }: FontTable): Outline[] {
  if (!transformed) throw new Error('The outlines of the font are not in the form of WOFF2.');
  const header = new ByteReader(glyf, 4);
  const glyphCount = header.uint16();
  header.skip(2);
  const sizes = Array.from({ length: STREAMS }, () => header.uint32());
  const stream = (index: number) => {
    const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
    return new ByteReader(glyf, 8 + 4 * STREAMS + before);
  };
  const [contours, counts, flags, glyphs, parts] = [stream(0), stream(1), stream(2), stream(3), stream(4)];

  const readSimple = (contourCount: number): Outline => {
    const lengths = Array.from({ length: contourCount }, () => counts.packedUint16());
    let x = 0;
    let y = 0;
    const outline = lengths.map((length) =>
      Array.from({ length }, () => {
        const flag = flags.uint8();
        const [dx, dy] = readStep(flag & 0x7f, glyphs);
        x += dx;
        y += dy;
        return { x, y, onCurve: flag < 0x80 };
      }),
    );
    glyphs.packedUint16(); // length of the instructions, which lie elsewhere
    return outline;
  };

  const read = Array.from({ length: glyphCount }, (): Outline | Part[] => {
    const contourCount = contours.int16();
    if (contourCount === 0) return [] satisfies Outline;
    return contourCount > 0 ? readSimple(contourCount) : readParts(parts, glyphs);
  });
  const resolve = (index: number): Outline =>
    (read[index] ?? []).flatMap((entry) => {
      if (Array.isArray(entry)) return [entry];
      const { glyph, dx, dy } = entry;
      return resolve(glyph).map((contour) =>
        contour.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })),
      );
    });
  return read.map((_glyph, index) => resolve(index));
}

/** One step from point to point: the flag says how many bits each direction has and which way it goes. */
function readStep(flag: number, bytes: ByteReader): [dx: number, dy: number] {
  const signed = (bit: number, size: number): number => (flag & bit ? size : -size);
  if (flag < 10) return [0, signed(1, ((flag & 14) << 7) + bytes.uint8())];
  if (flag < 20) return [signed(1, (((flag - 10) & 14) << 7) + bytes.uint8()), 0];
  if (flag < 84) {
    const small = flag - 20;
    const byte = bytes.uint8();
    return [
      signed(1, 1 + (small & 0x30) + (byte >> 4)),
      signed(2, 1 + ((small & 0x0c) << 2) + (byte & 0x0f)),
    ];
  }
  if (flag < 120) {
    const middle = flag - 84;
    return [
      signed(1, 1 + (Math.floor(middle / 12) << 8) + bytes.uint8()),
      signed(2, 1 + (((middle % 12) >> 2) << 8) + bytes.uint8()),
    ];
  }
  if (flag < 124) {
    const first = bytes.uint8();
    const second = bytes.uint8();
    return [signed(1, (first << 4) + (second >> 4)), signed(2, ((second & 0x0f) << 8) + bytes.uint8())];
  }
  return [signed(1, bytes.uint16()), signed(2, bytes.uint16())];
}

function readParts(parts: ByteReader, glyphs: ByteReader): Part[] {
  const found: Part[] = [];
  let instructions = false;
  for (let flags = MORE_PARTS; flags & MORE_PARTS; ) {
    flags = parts.uint16();
    instructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const glyph = parts.uint16();
    const [dx, dy] = flags & 1 ? [parts.int16(), parts.int16()] : [parts.int8(), parts.int8()];
    found.push({ glyph, dx, dy });
    parts.skip(flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  if (instructions) glyphs.packedUint16();
  return found;
}
