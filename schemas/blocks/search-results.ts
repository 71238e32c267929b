import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { paginationSchema } from '../parts/pagination.ts';

const text = { type: 'string', minLength: 1 } as const;

export const searchResultsSchema = {
  title: 'Search results',
  description: 'The search of the site: its field, what was found, and ways on.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    heading: { ...text, description: 'Heading of the page.' },
    action: { type: 'string', pattern: '^/', description: 'Address of the search.' },
    search: { ...text, description: 'What the visitor looks for; absent before.' },
    total: { type: 'integer', minimum: 0, description: 'How many pages were found.' },
    isPartial: { type: 'boolean', description: 'No page has all of the words; these have some.' },
    missing: { ...text, description: 'Words that no page has, as typed.' },
    isPreparing: { type: 'boolean', description: 'Not all pages have been read yet.' },
    correction: { ...linkSchema, description: 'The same search, spelt as the pages spell it.' },
    results: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          url: { type: 'string', format: 'link-url' },
          title: text,
          kind: { ...text, description: 'What it is, such as a boat, or where it belongs.' },
          image: imageSchema,
          excerpt: {
            type: 'array',
            description: 'A part of its text; `isMatch` marks the words that were looked for.',
            items: {
              type: 'object',
              properties: { text, isMatch: { type: 'boolean' } },
              required: ['text'],
              additionalProperties: false,
            },
          },
        },
        required: ['url', 'title', 'excerpt'],
        additionalProperties: false,
      },
    },
    pagination: paginationSchema,
    ways: { type: 'array', items: linkSchema, description: 'Where to go on, below the results.' },
  },
  required: ['heading', 'action', 'results', 'ways'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SearchResults = FromSchema<typeof searchResultsSchema>;
