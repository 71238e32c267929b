import type { FileHandle } from 'node:fs/promises';
import type { FileFacts } from './StoredFile.ts';

/**
 * A stored file is its facts as JSON, padded with spaces to this length, and then its bytes: one file, so that what
 * belongs together is renamed, opened and evicted together. The header is written last: without it a file is unfinished.
 */
export const HEADER_BYTES = 1024;

/** Whether the facts fit into the header: an ETag may be as long as a service likes. */
export const fitsHeader = (facts: FileFacts): boolean =>
  Buffer.byteLength(JSON.stringify(facts)) <= HEADER_BYTES;

export async function writeHeader(file: FileHandle, facts: FileFacts): Promise<void> {
  const header = Buffer.alloc(HEADER_BYTES, ' ');
  header.write(JSON.stringify(facts));
  await file.write(header, 0, HEADER_BYTES, 0);
}

/** The facts of a stored file; undefined when it is damaged or not finished. */
export async function readHeader(file: FileHandle): Promise<FileFacts | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (bytesRead < HEADER_BYTES || buffer[0] !== 0x7b) return undefined;
  try {
    // Written by `writeHeader`, at once and before the file got its name.
    const facts = JSON.parse(buffer.toString()) as FileFacts;
    return (await file.stat()).size === HEADER_BYTES + facts.size ? facts : undefined;
  } catch {
    return undefined;
  }
}
