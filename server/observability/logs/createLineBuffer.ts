import { pino } from 'pino';

/** How long a line waits at most. */
const FLUSH_MS = 250;
/** PIPE_BUF: a write that exceeds it may mix with those of other processes that share a pipe. */
const PIPE_BYTES = 4096;
/** A file has one writer: fewer writes cost less CPU (docs/performance.md). */
const FILE_BYTES = 32_768;
const INFO = '{"level":"info"';

/** A destination of log lines, each with its line end. */
export interface LineSink {
  write(line: string): void;
  /** Writes buffered lines before it returns. */
  flush?(): void;
}

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
  // Lines are gathered here: pino's destination measures all that it has gathered again with each of them.
  const chunkBytes = typeof dest === 'string' ? FILE_BYTES : PIPE_BYTES;
  const output = pino.destination({
    dest,
    // Writes do not wait for each other, and what was given to it is written when the process exits.
    sync: true,
    minLength: 1,
    maxLength: 1_000_000,
    maxWrite: chunkBytes,
    mkdir: true,
    mode: 0o640,
  });
  output.on('write', onWrite);
  output.on('error', onError);
  let lines: string[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) output.write(lines.join(''));
    else output.flush();
    lines = [];
    bytes = 0;
  };
  return {
    write(line) {
      const length = Buffer.byteLength(line);
      if (bytes + length > chunkBytes) flush();
      lines.push(line);
      bytes += length;
      if (unbuffered || !line.startsWith(INFO)) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
    close() {
      flush();
      output.end();
    },
  };
}
