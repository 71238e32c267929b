import { isRecord } from '../../../schemas/isRecord.ts';
import type { CachedPage } from '../pages/CachedPage.ts';

/** Increased whenever the shape of stored values changes. */
export const FORMAT = 3;

const LENGTH_BYTES = 4;

/** A page as bytes: the length of its metadata, the metadata as JSON, the two bodies. */
export function encodePage({ bodies, ...about }: CachedPage, sequence: number): Buffer {
  const { gzip, br } = bodies;
  const lengths = [gzip.length, br.length];
  const description = Buffer.from(JSON.stringify({ about, sequence, lengths }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(description.length);
  return Buffer.concat([length, description, gzip, br]);
}

/** Decodes it; undefined for anything else under such a key. */
export function decodePage(bytes: Buffer): { page: CachedPage; sequence: number } | undefined {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE();
    const read: unknown = JSON.parse(bytes.subarray(LENGTH_BYTES, end).toString());
    if (!isRecord(read) || !isRecord(read.about) || !Array.isArray(read.lengths)) return undefined;
    const { about, lengths, sequence } = read;
    const [gzip = 0, br = 0] = lengths.map(Number);
    if (bytes.length !== end + gzip + br) return undefined;
    const bodies = { gzip: bytes.subarray(end, end + gzip), br: bytes.subarray(end + gzip) };
    // The key contains the format, and only encodePage writes under it.
    return { page: { ...about, bodies } as CachedPage, sequence: Number(sequence) };
  } catch {
    return undefined;
  }
}
