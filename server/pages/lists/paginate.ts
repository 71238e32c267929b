/** The part of a list that one page shows. */
export interface ListSlice<T> {
  items: readonly T[];
  /** Number of this page, between 1 and `pages`. */
  page: number;
  pages: number;
}

/** Size of a page of news, life on board and events (spec 1 §9). */
export const PAGE_SIZE = 6;

/**
 * Cuts a page out of a list.
 *
 * @param wanted number asked for, counted from 1; the nearest page there is stands in for one there is not.
 */
export function paginate<T>(list: readonly T[], wanted: number, size = PAGE_SIZE): ListSlice<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: list.slice((page - 1) * size, page * size), page, pages };
}
