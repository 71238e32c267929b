import type { FileHandle } from 'node:fs/promises';

/** Metadata of a file of the content service. */
export interface FileFacts {
  /** Bytes of the whole file. */
  size: number;
  etag: string | undefined;
  lastModified: string | undefined;
}

/** A file on disk, opened for one reader; it may still be growing. */
export interface StoredFile {
  facts: FileFacts;
  /** Bytes available so far. */
  available(): number;
  /**
   * The bytes from `start` to `end`, both included, as they arrive.
   * @throws Error when the download fails before.
   */
  read(start: number, end: number): AsyncGenerator<Uint8Array, void, void>;
  close(): Promise<void>;
}

/**
 * A stored file is its metadata as JSON, padded with spaces to this length, and then its bytes: one file, so that both
 * are renamed, opened and evicted together. The header is written last: without it a file is incomplete.
 */
export const HEADER_BYTES = 1024;

/** Whether the metadata fits into the header: an ETag may have any length. */
export const fitsHeader = (facts: FileFacts): boolean =>
  Buffer.byteLength(JSON.stringify(facts)) <= HEADER_BYTES;

export async function writeHeader(file: FileHandle, facts: FileFacts): Promise<void> {
  const header = Buffer.alloc(HEADER_BYTES, ' ');
  header.write(JSON.stringify(facts));
  await file.write(header, 0, HEADER_BYTES, 0);
}

/** The metadata of a stored file; undefined when it is damaged or incomplete. */
export async function readHeader(file: FileHandle): Promise<FileFacts | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (bytesRead < HEADER_BYTES || buffer[0] !== 0x7b) return undefined;
  try {
    // Written by `writeHeader` in one call, before the file got its name.
    const facts = JSON.parse(buffer.toString()) as FileFacts;
    return (await file.stat()).size === HEADER_BYTES + facts.size ? facts : undefined;
  } catch {
    return undefined;
  }
}

const PIECE_BYTES = 64 * 1024;

/**
 * Bytes of a stored file in pieces, each read after the last was consumed.
 * @param reach resolves with the number of available bytes, once that is more than the offset.
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
