import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Shown in place of an empty list. */
export const emptyListSchema = {
  title: 'Empty list',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, description: 'Why there is nothing.' },
    resetUrl: {
      type: 'string',
      format: 'link-url',
      description: 'Where the whole list is, when filters are what emptied it.',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type EmptyList = FromSchema<typeof emptyListSchema>;
