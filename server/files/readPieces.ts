import type { FileHandle } from 'node:fs/promises';
import { HEADER_BYTES } from './storedFileHeader.ts';

const PIECE_BYTES = 64 * 1024;

/**
 * Bytes of a stored file in pieces, read only when the one before was taken.
 * @param reach resolves with how many bytes are there, once that is more than the offset.
 */
export async function* readPieces(
  file: FileHandle,
  { start, end }: { start: number; end: number },
  reach: (offset: number) => number | Promise<number>,
): AsyncGenerator<Uint8Array, void, void> {
  for (let at = start; at <= end; ) {
    const there = await reach(at);
    const wanted = Math.min(PIECE_BYTES, end + 1 - at, there - at);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, HEADER_BYTES + at);
    if (bytesRead === 0) throw new Error('the stored file is shorter than it was');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
