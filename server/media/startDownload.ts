import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiskBudget } from './createDiskBudget.ts';
import { type FileFacts, HEADER_BYTES, writeHeader } from './StoredFile.ts';
import { withIdleTimeout } from './withIdleTimeout.ts';

export interface Download {
  facts: FileFacts;
  /** Temporary file; the complete one is renamed. */
  draft: string;
  written(): number;
  /** Resolves with the number of written bytes, once that is more than `offset`. Rejects when the download fails. */
  reach(offset: number): number | Promise<number>;
  /** Resolves when the file is complete and renamed. Rejects when the download fails. */
  done: Promise<void>;
}

/**
 * Writes the body of a response to disk, for readers to follow while it grows. It goes on without readers: the next
 * one finds the file.
 * @throws Error when the file cannot be written at all.
 */
export async function startDownload(
  body: ReadableStream<Uint8Array>,
  facts: FileFacts,
  { file, budget }: { file: string; budget: DiskBudget },
): Promise<Download> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(draft, 'wx');
  let written = 0;
  let grown = Promise.withResolvers<void>();

  const write = async (): Promise<void> => {
    for await (const piece of withIdleTimeout(body)) {
      if (written + piece.length > facts.size) throw new Error('it is longer than announced');
      await handle.writev([piece], HEADER_BYTES + written);
      written += piece.length;
      budget.wrote(piece.length);
      grown.resolve();
      grown = Promise.withResolvers();
    }
    if (written < facts.size) throw new Error(`it ended after ${written} of ${facts.size} bytes`);
    await writeHeader(handle, facts);
    await rename(draft, file);
  };

  const done = write().finally(() => handle.close());
  done.catch(async (error: unknown) => {
    grown.promise.catch(() => undefined);
    grown.reject(error);
    await rm(draft, { force: true }).catch(() => undefined);
  });

  const reach = async (offset: number): Promise<number> => {
    while (written <= offset) await grown.promise;
    return written;
  };
  return {
    facts,
    draft,
    written: () => written,
    reach: (offset) => (written > offset ? written : reach(offset)),
    done,
  };
}
