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

/** The items that have everything the visitor chose. */
export function narrow<T>(
  list: readonly T[],
  filters: readonly ListFilter<T>[],
  choices: readonly Choice[],
): readonly T[] {
  const wanted = choices.flatMap(({ name, value }) => {
    const filter = filters.find((one) => one.name === name);
    return filter ? [{ value, valuesOf: filter.valuesOf }] : [];
  });
  return wanted.length === 0
    ? list
    : list.filter((item) => wanted.every(({ value, valuesOf }) => valuesOf(item).includes(value)));
}

/** The choices as a query, in the order of the filters; empty when there are none. */
export function toQuery(choices: readonly Choice[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams([
    ...choices.map(({ name, value }) => [name, value]),
    ...Object.entries(more),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
