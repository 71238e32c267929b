import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes lines no faster than they are read; ends early when nobody reads any more, as with `| head`. @returns how many. */
export async function writeLines(lines: AsyncIterable<string>, output: Writable): Promise<number> {
  const closed = new AbortController();
  const stop = (error: NodeJS.ErrnoException) => closed.abort(error);
  output.once('error', stop);
  let count = 0;
  try {
    for await (const line of lines) {
      if (closed.signal.aborted) break;
      count++;
      if (!output.write(`${line}\n`)) await once(output, 'drain', { signal: closed.signal });
    }
  } catch (error) {
    if (!closed.signal.aborted) throw error;
  }
  return count;
}
