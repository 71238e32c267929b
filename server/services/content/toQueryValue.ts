/** Longest name in Drupal. Cut before normalizing, which is slow, and after it, when one letter may become two. */
const LONGEST = 255;

/** A name as a value in the query: `Yard news` is `yard-news`, `Estran 45 S` is `estran-45-s`. */
export function toQueryValue(name: string): string {
  return name
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, LONGEST)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Values in the query by id: made from the first title of each entry, so that a filtered address keeps its meaning in
 * another language. Of two equal ones the later gets its id, and so does one whose title has no usable letters.
 *
 * @param entries translations of one entry may follow each other; the English ones come first.
 */
export function queryValues(entries: Iterable<{ id: string; title: string }>): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, title } of entries) {
    if (values.has(id)) continue;
    const name = toQueryValue(title);
    const value = name === '' || taken.has(name) ? id : name;
    taken.add(value);
    values.set(id, value);
  }
  return values;
}
