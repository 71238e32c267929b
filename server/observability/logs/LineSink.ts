/** Where lines of the log go, each with its end. */
export interface LineSink {
  write(line: string): void;
  /** Writes what is buffered, before it returns. */
  flush?(): void;
}
