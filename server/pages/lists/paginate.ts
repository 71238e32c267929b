import type { Pagination } from '../../../schemas/parts/pagination.ts';
import { type Choice, toQuery } from './ListFilter.ts';

/** The part of a list that one page shows. */
export interface ListSlice<T> {
  items: readonly T[];
  /** Number of this page, between 1 and `pages`. */
  page: number;
  pages: number;
}

/** Size of a page of news, life on board and events (behaviour §5.3). */
const PAGE_SIZE = 6;

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

/** Number of the page a query asks for: `?page=3`; 1 for anything that is no number. */
export function pageNumber(query: URLSearchParams): number {
  const wanted = query.get('page') ?? '';
  return /^-?\d{1,6}$/.test(wanted) ? Number(wanted) : 1;
}

/** Addresses of the pages of a list that has their number in the query; the first one goes without. */
export const pagedByQuery =
  (path: string, choices: readonly Choice[]) =>
  (page: number): string =>
    path + toQuery(choices, page > 1 ? { page: `${page}` } : {});

/** Pages shown on each side of the present one (behaviour §5.3). */
const NEIGHBOURS = 1;

/** The way to the other pages: first, last, this one and its neighbours; undefined where all fits on one page. */
export function toPagination(
  { page, pages }: Pick<ListSlice<unknown>, 'page' | 'pages'>,
  toPageUrl: (page: number) => string,
): Pagination | undefined {
  if (pages < 2) return undefined;
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const shown = new Set([1, ...near.filter((number) => number > 1 && number < pages), pages]);
  return { page, pages: [...shown].map((number) => ({ page: number, url: toPageUrl(number) })) };
}
