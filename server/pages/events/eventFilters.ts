import type { Locale } from '../../../locales/locales.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import { countryName } from '../../countries/countryName.ts';
import type { ListFilter } from '../lists/ListFilter.ts';
import { optionsOf } from '../lists/optionsOf.ts';
import { productValue } from '../lists/productValue.ts';

interface Vocabularies {
  types: readonly Category[];
  /** Values of models by id (Content.productValues). */
  products: ReadonlyMap<string, string>;
}

/** Filters of the list of events: only what some event has is offered. */
export function eventFilters(
  events: readonly Event[],
  { types, products }: Vocabularies,
  locale: Locale,
): ListFilter<Event>[] {
  const values = new Map(types.map(({ id, value }) => [id, value]));
  const used = new Set(events.map(({ typeId }) => typeId));
  const countries = new Set(events.flatMap(({ countryCode }) => countryCode ?? []));
  const boats = new Map(events.flatMap((event) => event.products.map((product) => [product.id, product])));
  const modelValue = productValue(products);
  return [
    {
      name: 'country',
      options: optionsOf(
        countries.values().map((code) => ({ label: countryName(code, locale), value: code.toLowerCase() })),
        locale,
      ),
      valuesOf: ({ countryCode = '' }) => [countryCode.toLowerCase()],
    },
    {
      name: 'product',
      options: optionsOf(
        boats.values().map((product) => ({ label: product.title, value: modelValue(product) })),
        locale,
      ),
      valuesOf: (event) => event.products.map(modelValue),
    },
    {
      name: 'event_type',
      options: types.filter(({ id }) => used.has(id)).map(({ title, value }) => ({ label: title, value })),
      valuesOf: ({ typeId = '' }) => [values.get(typeId) ?? ''],
    },
  ];
}
