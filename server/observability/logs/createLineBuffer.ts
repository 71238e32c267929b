import { pino } from 'pino';
import type { LineSink } from './LineSink.ts';

/**
 * pino's own buffered destination. Synchronous: nothing is pending when the process exits, and writes do not wait for
 * each other.
 */
const BUFFER = {
  sync: true,
  periodicFlush: 250,
  maxLength: 1_000_000,
  // No write exceeds PIPE_BUF (4,096 bytes): lines of several processes that share a pipe never mix. Larger writes cost
  // more CPU, not less: a line 8 µs with 64 kB, 1 µs with these (docs/performance.md).
  minLength: 3500,
  maxWrite: 4096,
};
const INFO = '{"level":"info"';

export interface LineBuffer extends Required<LineSink> {
  close(): void;
}

interface LineBufferOptions {
  /** A file, or a file descriptor. */
  dest: string | number;
  /** Whether every line is written at once. */
  unbuffered?: boolean;
  onWrite?: (bytes: number) => void;
  /** Lines that could not be written are buffered, up to a megabyte, and retried with the next. */
  onError?: (error: Error) => void;
}

/**
 * Buffers lines and writes them four times a second at the latest; lines other than `info` at once, with all before
 * them. A killed process loses no warning and no error.
 *
 * @throws Error when the file cannot be opened.
 */
export function createLineBuffer({
  dest,
  unbuffered = false,
  onWrite = () => undefined,
  onError = () => undefined,
}: LineBufferOptions): LineBuffer {
  const output = pino.destination({
    ...BUFFER,
    ...(unbuffered && { minLength: 0 }),
    dest,
    mkdir: true,
    mode: 0o640,
  });
  output.on('write', onWrite);
  output.on('error', onError);
  return {
    write(line) {
      output.write(line);
      if (!line.startsWith(INFO)) output.flush();
    },
    flush: () => output.flush(),
    close: () => output.end(),
  };
}
