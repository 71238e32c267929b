/** The one item that opens a list, and the others: the first sticky one, else the first (spec 1 §2). */
export function chooseFeatured<T extends { sticky: boolean }>(
  list: readonly T[],
): { featured: T | undefined; others: readonly T[] } {
  const featured = list.find(({ sticky }) => sticky) ?? list[0];
  return { featured, others: list.filter((item) => item !== featured) };
}
