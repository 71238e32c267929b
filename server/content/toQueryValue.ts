/** A name as it stands in the query of an address: `Yard news` is `yard-news`, `Estran 45 S` is `estran-45-s`. */
export function toQueryValue(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
