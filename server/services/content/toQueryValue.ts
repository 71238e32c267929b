/** Names in Drupal are no longer. Cut before normalizing, which is slow, and after it, when one letter may be two. */
const LONGEST = 255;

/** A name as it stands in the query of an address: `Yard news` is `yard-news`, `Estran 45 S` is `estran-45-s`. */
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
 * What entries are called in the query of an address, by id: made from the first title of each, so that a filtered
 * address keeps its meaning when only its language changes. Of two that would be the same the later one goes by its
 * id, as does one whose title has nothing that can stand in an address.
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
