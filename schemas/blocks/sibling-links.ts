import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { linkSchema } from '../parts/link.ts';

export const siblingLinksSchema = {
  title: 'Sibling links',
  description: 'The way to the previous and the next page of a list, and to the list itself.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    heading: {
      type: 'string',
      minLength: 1,
      description: 'What they lead through; only for screen readers.',
    },
    previous: linkSchema,
    next: linkSchema,
    list: linkSchema,
  },
  required: ['heading'],
  anyOf: [{ required: ['previous'] }, { required: ['next'] }, { required: ['list'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SiblingLinks = FromSchema<typeof siblingLinksSchema>;
