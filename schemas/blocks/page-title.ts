import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';

export const pageTitleSchema = {
  title: 'Page title',
  description: 'The heading of a page whose own blocks bring none; added by the page builder.',
  purpose: 'opening',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Title of the page.' },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type PageTitle = FromSchema<typeof pageTitleSchema>;
