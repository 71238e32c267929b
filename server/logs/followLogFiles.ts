import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as wait } from 'node:timers/promises';
import { type LogFile, listLogFiles } from './readLogFiles.ts';

const LOOK_EVERY_MS = 300;
const CHUNK_BYTES = 256 * 1024;

interface Followed {
  offset: number;
  decoder: StringDecoder;
  rest: string;
}

/** What was added to a file since the last look, by whole lines. */
async function* added(path: string, followed: Followed): AsyncGenerator<string> {
  const file = await open(path);
  const buffer = Buffer.alloc(CHUNK_BYTES);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, followed.offset);
      if (bytesRead === 0) return;
      followed.offset += bytesRead;
      const lines = (followed.rest + followed.decoder.write(buffer.subarray(0, bytesRead))).split('\n');
      followed.rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await file.close();
  }
}

/**
 * Every line that is written to the log files of a folder from now on, by whichever process and to whichever file.
 *
 * @param from the files as they were at that moment; what they hold beyond is new.
 * @param signal ends it.
 */
export async function* followLogFiles(
  directory: string,
  from: readonly LogFile[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const begin = (offset: number): Followed => ({ offset, decoder: new StringDecoder('utf8'), rest: '' });
  const known = new Map(from.map(({ path, bytes }) => [path, begin(bytes)]));
  while (!signal.aborted) {
    const files = (await listLogFiles(directory)).filter(({ path }) => path.endsWith('.log')).reverse();
    for (const { path, bytes } of files) {
      const followed = known.get(path) ?? begin(0);
      known.set(path, followed);
      if (bytes > followed.offset) yield* added(path, followed);
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
