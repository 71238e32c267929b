import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Filter, FilterName } from '../../../schemas/parts/filter.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';

/** A filter of a list: the values that its items have. */
export interface ListFilter<T> {
  name: FilterName;
  /** Values that occur, with their labels, in order. */
  options: Filter['options'];
  /** Values of one item. */
  getValues: (item: T) => readonly string[];
}

/** The visitor's choice in a filter. */
export type Choice = Filter['options'][number] & { name: FilterName };

/**
 * Options without duplicates, sorted by label in the language; `Estran 9` before `Estran 10`. Labels without a letter
 * or digit are left out, since they have no value for the URL.
 */
export function toSortedOptions(
  options: Iterable<Filter['options'][number]>,
  locale: Locale,
): Filter['options'] {
  const { compare } = new Intl.Collator(LOCALES[locale].tag, { numeric: true });
  const named = [...options].filter(({ value }) => value !== '');
  return [...new Map(named.map((option) => [option.value, option])).values()].sort((one, other) =>
    compare(one.label, other.label),
  );
}

/** By the terms of a vocabulary, in the editor's order; only those that occur. */
export function termFilter<T>(
  name: FilterName,
  terms: readonly Category[],
  items: readonly T[],
  getTerm: (item: T) => string | undefined,
): ListFilter<T> {
  const values = new Map<string | undefined, string>(terms.map(({ id, value }) => [id, value]));
  const used = new Set(items.map(getTerm));
  return {
    name,
    options: terms.filter(({ id }) => used.has(id)).map(({ title, value }) => ({ label: title, value })),
    getValues: (item) => [values.get(getTerm(item)) ?? ''],
  };
}

interface Model {
  id: string;
  title: string;
}

/**
 * By model. Values of models are the same in every language; a model without a page uses its title.
 *
 * @param values by id (Content.productValues).
 */
export function modelFilter<T>(
  items: readonly T[],
  getModels: (item: T) => readonly Model[],
  values: ReadonlyMap<string, string>,
  locale: Locale,
): ListFilter<T> {
  const modelValue = ({ id, title }: Model) => values.get(id) ?? toQueryValue(title);
  const models = new Map(items.flatMap(getModels).map((model) => [model.id, model]));
  return {
    name: 'product',
    options: toSortedOptions(
      models.values().map((model) => ({ label: model.title, value: modelValue(model) })),
      locale,
    ),
    getValues: (item) => getModels(item).map(modelValue),
  };
}

/** Choices in the query of an address. A value that no item has, such as a renamed category, is ignored. */
export function parseListChoices<T>(filters: readonly ListFilter<T>[], query: URLSearchParams): Choice[] {
  return filters.flatMap(({ name, options }) => {
    const wanted = query.get(name)?.toLowerCase();
    const option = options.find(({ value }) => value === wanted);
    return option ? [{ name, ...option }] : [];
  });
}

/** The items that match all choices. */
export function narrow<T>(
  list: readonly T[],
  filters: readonly ListFilter<T>[],
  choices: readonly Choice[],
): readonly T[] {
  const wanted = choices.flatMap(({ name, value }) => {
    const filter = filters.find((one) => one.name === name);
    return filter ? [{ value, getValues: filter.getValues }] : [];
  });
  return wanted.length === 0
    ? list
    : list.filter((item) => wanted.every(({ value, getValues }) => getValues(item).includes(value)));
}

/** The choices as a query, in the order of the filters; empty when there are none. @param more further parameters. */
export function toQuery(choices: readonly Choice[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams([
    ...choices.map(({ name, value }) => [name, value]),
    ...Object.entries(more),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
