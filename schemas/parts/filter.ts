import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Filters of lists; also their names in the query of the address. */
export const FILTER_NAMES = ['category', 'product', 'country', 'event_type'] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** One choice that narrows a list, with what can be chosen there. */
export const filterSchema = {
  title: 'Filter',
  type: 'object',
  properties: {
    name: { enum: FILTER_NAMES, description: 'Its name in the query of the address.' },
    label: {
      type: 'string',
      minLength: 1,
      description: 'What the visitor chooses; the word of the site for `name` when absent.',
    },
    options: {
      type: 'array',
      description: 'What can be chosen, besides everything.',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', minLength: 1, description: 'Value in the query of the address.' },
          label: { type: 'string', minLength: 1, description: 'What the option says.' },
        },
        required: ['value', 'label'],
        additionalProperties: false,
      },
    },
    value: {
      type: 'string',
      minLength: 1,
      description: 'Value of the option chosen; everything when absent.',
    },
  },
  required: ['name', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Filter = FromSchema<typeof filterSchema>;
