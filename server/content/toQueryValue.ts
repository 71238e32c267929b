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
