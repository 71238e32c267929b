import { countryName } from '../../../locales/countries/countryName.ts';
import type { Locale } from '../../../locales/locales.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import { type ListFilter, modelFilter, termFilter, toSortedOptions } from '../lists/ListFilter.ts';

interface Vocabularies {
  types: readonly Category[];
  /** Values of models by id (Content.productValues). */
  products: ReadonlyMap<string, string>;
}

/** Filters of the list of events, with the values that occur. */
export function eventFilters(
  events: readonly Event[],
  { types, products }: Vocabularies,
  locale: Locale,
): ListFilter<Event>[] {
  const countries = new Set(events.flatMap(({ countryCode }) => countryCode ?? []));
  return [
    {
      name: 'country',
      options: toSortedOptions(
        countries.values().map((code) => ({ label: countryName(code, locale), value: code.toLowerCase() })),
        locale,
      ),
      getValues: ({ countryCode = '' }) => [countryCode.toLowerCase()],
    },
    modelFilter(events, (event) => event.products, products, locale),
    termFilter('event_type', types, events, ({ typeId }) => typeId),
  ];
}
