import type { Locale } from '../../../locales/locales.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import { toQueryValue } from '../../content/toQueryValue.ts';
import { countryName } from '../countryName.ts';
import type { ListFilter } from '../lists/ListFilter.ts';
import { optionsOf } from '../lists/optionsOf.ts';

/** Filters of the list of events: only what some event has is offered. */
export function eventFilters(
  events: readonly Event[],
  types: readonly Category[],
  locale: Locale,
): ListFilter<Event>[] {
  const values = new Map(types.map(({ id, value }) => [id, value]));
  const used = new Set(events.map(({ typeId }) => typeId));
  const countries = events.flatMap(({ countryCode }) => countryCode ?? []);
  const products = events.flatMap((event) => event.products);
  return [
    {
      name: 'country',
      options: optionsOf(
        countries.map((code) => ({ label: countryName(code, locale), value: code.toLowerCase() })),
        locale,
      ),
      valuesOf: ({ countryCode = '' }) => [countryCode.toLowerCase()],
    },
    {
      name: 'product',
      options: optionsOf(
        products.map(({ title }) => ({ label: title, value: toQueryValue(title) })),
        locale,
      ),
      valuesOf: (event) => event.products.map(({ title }) => toQueryValue(title)),
    },
    {
      name: 'event_type',
      options: types.filter(({ id }) => used.has(id)).map(({ title, value }) => ({ label: title, value })),
      valuesOf: ({ typeId = '' }) => [values.get(typeId) ?? ''],
    },
  ];
}
