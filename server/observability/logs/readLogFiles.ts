import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/** Start of the file in UTC, and its process; compressed files match too. */
const NAME = /^bridgedeck-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})-\d+\.log(\.gz)?$/;

/** Sorted by name, files are sorted by their start. */
export function logFileName(begun: number, pid: number): string {
  const moment = new Date(begun).toISOString().slice(0, -1).replace(/[:.]/g, '-');
  return `bridgedeck-${moment}-${pid}.log`;
}

/** Start of a log file, in milliseconds since 1970; undefined for other names. */
function parseLogFileName(name: string): number | undefined {
  const [, day, hours, minutes, seconds, ms] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

interface LogFile {
  path: string;
  /** Milliseconds since 1970. */
  begun: number;
  written: number;
  bytes: number;
}

/** The log files of a folder, newest first; empty without the folder. */
export async function listLogFiles(directory: string): Promise<LogFile[]> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.map(async (name): Promise<LogFile[]> => {
      const begun = parseLogFileName(name);
      if (begun === undefined) return [];
      const path = join(directory, name);
      // Another process may have deleted it meanwhile.
      const found = await stat(path).catch(() => undefined);
      return found ? [{ path, begun, written: found.mtimeMs, bytes: found.size }] : [];
    }),
  );
  return files.flat().sort((one, other) => other.begun - one.begun);
}

/** Splits a stream of text into lines, including an unterminated last one. */
async function* cut(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** The lines of a log file in batches: the file is never in memory as a whole. */
export function readLogFile(path: string): AsyncGenerator<string[]> {
  const bytes = createReadStream(path, { highWaterMark: 256 * 1024 });
  const text = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  bytes.once('error', (error) => text.destroy(error));
  return cut(text.setEncoding('utf8'));
}

const LOOK_EVERY_MS = 300;
const CHUNK_BYTES = 256 * 1024;

interface Followed {
  offset: number;
  decoder: StringDecoder;
  rest: string;
}

/** Complete lines that were added to a file since the last call. */
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
 * Every line written to the log files of a folder from now on, by any process.
 *
 * @param from the files and their sizes at that moment.
 * @param signal stops it.
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
