/** Where lines of the log go, each with its end. */
export interface LineSink {
  write(line: string): void;
  /** Takes lines of requests that were answered from memory, many at once, in UTF-8. The bytes are only lent. */
  writeLines?(lines: Buffer): void;
}

/** Writes several lines; to who does not take them together, one at a time. */
export function writeLines(sink: LineSink, lines: Buffer): void {
  if (sink.writeLines) sink.writeLines(lines);
  else for (const line of `${lines}`.split(/(?<=\n)/)) sink.write(line);
}
