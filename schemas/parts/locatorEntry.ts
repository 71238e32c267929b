import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;

/** A dealer, charter operator or service centre as the list and the popup of the map show it (behaviour §6.6, §6.7). */
export const locatorEntrySchema = {
  title: 'Locator entry',
  type: 'object',
  properties: {
    id: { ...text, description: 'Account id in the dealer service.' },
    title: { ...text, description: 'Trade name, else the label.' },
    segment: { ...text, description: 'What it does, in words.' },
    street: text,
    postalCode: text,
    city: text,
    countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
    country: { ...text, description: 'Name of the country in the language of the page.' },
    phone: text,
    url: { type: 'string', format: 'link-url', description: 'Its page, else the way to write to it.' },
    selectUrl: { type: 'string', format: 'link-url', description: 'The list with this one chosen.' },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    distance: { type: 'number', minimum: 0, description: 'Kilometres from where the visitor is.' },
  },
  required: ['id', 'title', 'segment', 'url', 'selectUrl', 'latitude', 'longitude'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type LocatorEntry = FromSchema<typeof locatorEntrySchema>;
