/** A line put among lines that are sorted by key, before the first whose key is greater. */
export function insertSorted(
  lines: readonly string[],
  line: string,
  keyOf: (line: string) => string,
): string[] {
  const place = lines.findIndex((other) => keyOf(other) > keyOf(line));
  return lines.toSpliced(place < 0 ? lines.length : place, 0, line);
}
