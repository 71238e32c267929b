import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { formSchema } from '../parts/form.ts';

const countrySchema = {
  title: 'Country',
  type: 'object',
  properties: {
    value: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' },
    name: { type: 'string', minLength: 1, description: 'In the language of the list.' },
  },
  required: ['value', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const { sailingAreas, dealers } = formSchema.properties;

/** Lists that the forms of the site share, each complete (behaviour §10.5). */
export const sharedListSchemas = {
  countries: { type: 'array', minItems: 1, items: countrySchema },
  sailingAreas,
  dealers,
} as const satisfies Record<SharedListName, JSONSchema>;

export type SharedListName = (typeof formSchema.properties.shared.items.enum)[number];

/** The same as types: all countries, all sailing areas, every dealer on the map. */
export type SharedLists = { [Name in SharedListName]: FromSchema<(typeof sharedListSchemas)[Name]> };
