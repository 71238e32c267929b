import type { Cursor } from './Cursor.ts';

/** The keys of a postal address in Drupal's order; all of them are always answered. */
const ADDRESS_KEYS = [
  'langcode',
  'country_code',
  'administrative_area',
  'locality',
  'dependent_locality',
  'postal_code',
  'sorting_code',
  'address_line1',
  'address_line2',
  'address_line3',
  'organization',
  'given_name',
  'additional_name',
  'family_name',
];

export function readAddress(cursor: Cursor): Record<string, string | null> {
  cursor.record(ADDRESS_KEYS);
  return Object.fromEntries(ADDRESS_KEYS.map((key) => [key, cursor.optional(key)?.text() ?? null]));
}
