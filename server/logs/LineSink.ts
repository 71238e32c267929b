/** Where lines of the log go, each with its end. */
export interface LineSink {
  write(line: string): void;
  /** Takes lines of requests that were answered from memory, many in one text. */
  writeLines?(text: string): void;
}

/** Writes a text of several lines; to who does not take it whole, a line at a time. */
export function writeLines(sink: LineSink, text: string): void {
  if (sink.writeLines) sink.writeLines(text);
  else for (const line of text.split(/(?<=\n)/)) sink.write(line);
}
