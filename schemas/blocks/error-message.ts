import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { alternateSchema } from '../entities/alternate.ts';
import { linkSchema } from '../parts/link.ts';

export const errorMessageSchema = {
  title: 'Error message',
  description: 'What a visitor reads when there is no page: what happened, what to do, ways on.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'What happened.' },
    text: { type: 'string', minLength: 1, description: 'What the visitor can do.' },
    link: linkSchema,
    listLink: { ...linkSchema, description: 'The list in which what was looked for would stand.' },
    searchUrl: {
      type: 'string',
      pattern: '^/',
      description: 'Address of the search, where a page may have moved.',
    },
    search: { type: 'string', description: 'What the search is filled in with: words of the address.' },
    ways: { type: 'array', minItems: 1, items: linkSchema, description: 'Where else to go.' },
    translations: {
      type: 'array',
      items: alternateSchema,
      description: 'Where the page can be read in languages it exists in.',
    },
    reference: { type: 'string', minLength: 1, description: 'Reference number that support can look up.' },
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ErrorMessage = FromSchema<typeof errorMessageSchema>;
