/** Characters a line takes before it is broken. */
const LONGEST_LINE = 16;

/** Breaks a long name between its words; a word is never broken. */
export function wrapName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= LONGEST_LINE)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
