import type { Pagination } from '../../../schemas/parts/pagination.ts';
import type { ListSlice } from './paginate.ts';

/** Pages shown on each side of the present one (spec 1 §2). */
const NEIGHBOURS = 1;

/** The way to the other pages: first, last, this one and its neighbours; undefined where all fits on one page. */
export function paginationOf(
  { page, pages }: Pick<ListSlice<unknown>, 'page' | 'pages'>,
  urlOf: (page: number) => string,
): Pagination | undefined {
  if (pages < 2) return undefined;
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const shown = new Set([1, ...near.filter((number) => number > 1 && number < pages), pages]);
  return { page, pages: [...shown].map((number) => ({ page: number, url: urlOf(number) })) };
}
