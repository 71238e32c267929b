import { pino } from 'pino';
import type { LineSink } from './LineSink.ts';

/** pino's own buffered destination. Synchronous: nothing is on its way when the process ends, and no write waits for another. */
const BUFFER = {
  sync: true,
  periodicFlush: 250,
  maxLength: 1_000_000,
  // No write is longer than PIPE_BUF (4,096 bytes): several processes that share a pipe never mix their lines. Larger
  // writes cost more CPU, not less: a line 8 µs with 64 kB, 1 µs with these (docs/performance.md).
  minLength: 3500,
  maxWrite: 4096,
};
const INFO = '{"level":"info"';

export interface LineBuffer extends Required<LineSink> {
  close(): void;
}

interface LineBufferOptions {
  /** A file, or the number of an open one. */
  dest: string | number;
  /** Whether every line is written at once. */
  unbuffered?: boolean;
  onWrite?: (bytes: number) => void;
  /** Lines that could not be written are kept, up to a megabyte, and tried again with the next. */
  onError?: (error: Error) => void;
}

/**
 * Writes lines together, four times a second at the latest; what is not `info` at once, with all before it. A process
 * that is killed loses no warning and no error.
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
