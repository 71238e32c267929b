import type { Choice } from './ListFilter.ts';
import { toQuery } from './toQuery.ts';

/** Addresses of the pages of a list that has their number in the query; the first one goes without. */
export const pagedByQuery =
  (path: string, choices: readonly Choice[]) =>
  (page: number): string =>
    path + toQuery(choices, page > 1 ? { page: `${page}` } : {});
