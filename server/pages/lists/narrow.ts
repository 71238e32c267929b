import type { Choice, ListFilter } from './ListFilter.ts';

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
