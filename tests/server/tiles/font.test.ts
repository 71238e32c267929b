import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { outlinePath } from '../../../server/tiles/font/outlinePath.ts';
import { type OutlinePoint, readOutlines } from '../../../server/tiles/font/readOutlines.ts';
import { readWoff2 } from '../../../server/tiles/font/readWoff2.ts';

/** A WOFF2 file of untouched tables, one byte each, by the numbers of their tags (W3C WOFF2 §4.1). */
function woff2(...tags: number[]): Buffer {
  const packed = brotliCompressSync(Buffer.from(tags));
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.writeUInt16BE(tags.length, 12);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, Buffer.from(tags.flatMap((tag) => [tag, 1])), packed]);
}

describe('readWoff2', () => {
  it('knows tags of three letters, which end in a space', () => {
    const tables = readWoff2(woff2(0, 8, 9, 13, 36, 62));
    expect([...tables.keys()]).toEqual(['cmap', 'cvt ', 'fpgm', 'CFF ', 'SVG ', 'Sill']);
    expect([...tables.values()].map(({ bytes }) => bytes.getUint8(0))).toEqual([0, 8, 9, 13, 36, 62]);
  });
});

describe('readOutlines', () => {
  it('refuses outlines in the form of OpenType, which it would misread', () => {
    const bytes = new DataView(new ArrayBuffer(64));
    expect(() => readOutlines({ bytes, transformed: false })).toThrow('not in the form of WOFF2');
  });

  it('refuses a table that ends too soon', () => {
    expect(() => readOutlines({ bytes: new DataView(new ArrayBuffer(8)), transformed: true })).toThrow();
  });
});

describe('the path of a glyph', () => {
  const on = (x: number, y: number): OutlinePoint => ({ x, y, onCurve: true });
  const off = (x: number, y: number): OutlinePoint => ({ x, y, onCurve: false });

  it.each<[string, OutlinePoint[], string]>([
    ['of straight lines', [on(0, 0), on(4, 0), on(4, 4)], 'M10 0L14 0L14 4Z'],
    ['with a curve', [on(0, 0), off(4, 0), on(4, 4)], 'M10 0Q14 0 14 4Z'],
    ['that begins beside the curve', [off(4, 0), on(4, 4), on(0, 0)], 'M14 4L10 0Q14 0 14 4Z'],
    [
      'that is beside the curve everywhere',
      [off(0, 0), off(4, 0), off(4, 4), off(0, 4)],
      'M10 2Q10 0 12 0Q14 0 14 2Q14 4 12 4Q10 4 10 2Z',
    ],
    ['of one point, which nobody sees', [on(1, 1)], ''],
  ])('%s', (_what, contour, path) => {
    expect(outlinePath([contour], 10)).toBe(path);
  });
});
