const LONGEST = 60;
const MAX_SLIPS = 3;

/** Case, hyphens and underscores make no difference: `text_media` means `text-media`. */
const fold = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** A third of the letters, three at most. */
const allowThird = (letters: number): number => Math.min(MAX_SLIPS, Math.max(1, Math.floor(letters / 3)));

/**
 * The known name that was probably meant: the nearest one with few enough slips.
 *
 * @param allow how many slips a name of so many letters may have.
 */
export function nearestName(
  name: string,
  known: Iterable<string>,
  allow: (letters: number) => number = allowThird,
): string | undefined {
  if (name.length > LONGEST) return undefined;
  const folded = fold(name);
  let best: { name: string; slips: number } | undefined;
  for (const candidate of known) {
    const other = fold(candidate);
    const longest = Math.max(folded.length, other.length);
    const allowed = Math.min(allow(longest), longest - 1);
    if (Math.abs(folded.length - other.length) > allowed) continue;
    const slips = countSlips(folded, other);
    if (slips <= allowed && (!best || slips < best.slips)) best = { name: candidate, slips };
  }
  return best?.name;
}

/** Edit distance: letters to add, remove, replace or swap with their neighbour (optimal string alignment). */
function countSlips(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

/** A cell outside the table costs more than any other. */
const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
