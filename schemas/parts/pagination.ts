import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The other pages of a list that does not fit on one (behaviour §5.3). */
export const paginationSchema = {
  title: 'Pagination',
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, description: 'Number of this page.' },
    pages: {
      type: 'array',
      minItems: 2,
      description:
        'First and last page, this one and one neighbour on each side; a gap is where others are left out.',
      items: {
        type: 'object',
        properties: {
          page: { type: 'integer', minimum: 1 },
          url: { type: 'string', format: 'link-url' },
        },
        required: ['page', 'url'],
        additionalProperties: false,
      },
    },
  },
  required: ['page', 'pages'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Pagination = FromSchema<typeof paginationSchema>;
