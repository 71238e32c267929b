/** A destination of log lines, each with its line end. */
export interface LineSink {
  write(line: string): void;
  /** Writes buffered lines before it returns. */
  flush?(): void;
}
