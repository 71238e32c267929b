import type { Pagination } from '../../../schemas/parts/pagination.ts';
import { type Choice, toQuery } from './ListFilter.ts';

/** The part of a list on one page. */
export interface ListSlice<T> {
  items: readonly T[];
  /** Number of this page, between 1 and `pages`. */
  page: number;
  pages: number;
}

/** Size of a page of news, life on board and events (behaviour §5.3). */
const PAGE_SIZE = 6;

/**
 * One page of a list.
 *
 * @param wanted page number from 1; out of range: the nearest page.
 */
export function paginate<T>(list: readonly T[], wanted: number, size = PAGE_SIZE): ListSlice<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: list.slice((page - 1) * size, page * size), page, pages };
}

/** Page number of a query: `?page=3`; 1 for anything else. */
export function pageNumber(query: URLSearchParams): number {
  const wanted = query.get('page') ?? '';
  return /^-?\d{1,6}$/.test(wanted) ? Number(wanted) : 1;
}

/** Addresses of pages numbered in the query; the first one has none. */
export const pagedByQuery =
  (path: string, choices: readonly Choice[]) =>
  (page: number): string =>
    path + toQuery(choices, page > 1 ? { page: `${page}` } : {});

/** Pages shown on each side of the current one (behaviour §5.3). */
const NEIGHBOURS = 1;

/** Pagination: first, last, current page and its neighbours; undefined for a single page. */
export function toPagination(
  { page, pages }: Pick<ListSlice<unknown>, 'page' | 'pages'>,
  toPageUrl: (page: number) => string,
): Pagination | undefined {
  if (pages < 2) return undefined;
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const shown = new Set([1, ...near.filter((number) => number > 1 && number < pages), pages]);
  return { page, pages: [...shown].map((number) => ({ page: number, url: toPageUrl(number) })) };
}
