/** A number and what it counts: "1 page", "2 pages". */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
