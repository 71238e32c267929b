import type { Filter, FilterName } from '../../../schemas/parts/filter.ts';

/** What a list can be narrowed by: the values its items have. */
export interface ListFilter<T> {
  name: FilterName;
  /** Values there are among the items, with the words for them, in the order they are offered in. */
  options: Filter['options'];
  /** Values of one item. */
  valuesOf: (item: T) => readonly string[];
}

/** A filter with what the visitor has chosen in it. */
export interface Choice {
  name: FilterName;
  value: string;
}
