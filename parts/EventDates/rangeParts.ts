interface RangePart {
  /** Which end of the range the words belong to. */
  source: 'startRange' | 'endRange' | 'shared';
  words: string;
}

/** A range of two days in its language, naming once what they share, cut where one end begins or stops. */
export function rangeParts(format: Intl.DateTimeFormat, from: string, to: string): RangePart[] {
  const parts: RangePart[] = [];
  for (const { source, value } of format.formatRangeToParts(new Date(from), new Date(to))) {
    const last = parts.at(-1);
    if (last?.source === source) last.words += value;
    else parts.push({ source, words: value });
  }
  return parts;
}
