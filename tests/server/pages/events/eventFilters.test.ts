import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import { eventFilters } from '../../../../server/pages/events/eventFilters.ts';
import { narrow, parseListChoices } from '../../../../server/pages/lists/ListFilter.ts';
import { anEvent, getIds } from '../entities.ts';

const boat = (title: string) => ({ id: `id of ${title}`, title });
// Estran 42 is called otherwise in English.
const products = new Map([['id of Estran 42', 'estran-42-classic']]);
const events = [
  anEvent({ id: 'a', countryCode: 'FR', typeId: 't1', products: [boat('Estran 42'), boat('Estran 9')] }),
  anEvent({ id: 'b', countryCode: 'DE', typeId: 't2', products: [boat('Estran 9')] }),
  anEvent({ id: 'c', countryCode: 'DE', typeId: 'deleted' }),
  anEvent({ id: 'd' }),
];
const types = [
  { id: 't2', title: 'Essais', value: 'sea-trials' },
  { id: 't1', title: 'Salons', value: 'boat-shows' },
  { id: 't3', title: 'Autre', value: 'other' },
];
const optionsIn = (locale: Locale, name: string) =>
  eventFilters(events, { types, products }, locale).find((filter) => filter.name === name)?.options;

describe('filters of the list of events', () => {
  it.each([
    ['en', ['France', 'Germany']],
    ['fr', ['Allemagne', 'France']],
    ['de', ['Deutschland', 'Frankreich']],
    ['pt', ['Alemanha', 'França']],
  ] as const)('countries in %s, in that language’s order: %j', (locale, labels) => {
    expect(optionsIn(locale, 'country')?.map(({ label }) => label)).toEqual(labels);
  });

  it('values are the same in every language', () => {
    const valuesIn = (locale: Locale) => new Set(optionsIn(locale, 'country')?.map(({ value }) => value));
    expect(valuesIn('de')).toEqual(valuesIn('fr'));
  });

  it('only types that some event has, in the editor’s order', () => {
    expect(optionsIn('fr', 'event_type')).toEqual([
      { label: 'Essais', value: 'sea-trials' },
      { label: 'Salons', value: 'boat-shows' },
    ]);
  });

  it.each([
    ['', 'abcd'],
    ['country=de', 'bc'],
    ['country=DE', 'bc'],
    ['product=estran-9', 'ab'],
    ['product=estran-42-classic', 'a'],
    ['product=estran-42', 'abcd'],
    ['event_type=sea-trials', 'b'],
    ['country=de&product=estran-9&event_type=sea-trials', 'b'],
    ['country=fr&event_type=sea-trials', ''],
    ['country=xx', 'abcd'],
    ['event_type=other', 'abcd'],
  ])('“?%s”: events %s', (query, ids) => {
    const filters = eventFilters(events, { types, products }, 'fr');
    const choices = parseListChoices(filters, new URLSearchParams(query));
    expect(getIds(narrow(events, filters, choices)).join('')).toBe(ids);
  });
});
