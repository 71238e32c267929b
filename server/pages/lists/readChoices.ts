import type { Choice, ListFilter } from './ListFilter.ts';

/**
 * What the query of an address chooses among the filters of a list. A value that no item has, such as a category
 * that was renamed, chooses nothing: the visitor gets the whole list.
 */
export function readChoices<T>(filters: readonly ListFilter<T>[], query: URLSearchParams): Choice[] {
  return filters.flatMap(({ name, options }) => {
    const wanted = query.get(name)?.toLowerCase();
    const option = options.find(({ value }) => value === wanted);
    return option ? [{ name, value: option.value }] : [];
  });
}
