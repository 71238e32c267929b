import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { articleTeaserSchema } from '../parts/articleTeaser.ts';
import { emptyListSchema } from '../parts/emptyList.ts';
import { paginationSchema } from '../parts/pagination.ts';

export const articleListSchema = {
  title: 'Article list',
  description: 'Articles as cards, three in a row: one page of a list, or a few that belong together.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: {
      type: 'string',
      minLength: 1,
      description: 'Heading above the cards; for screen readers when hidden.',
    },
    headingHidden: { type: 'boolean', description: 'The heading is only for screen readers.' },
    articles: { type: 'array', items: articleTeaserSchema, description: 'The articles, in order.' },
    upright: { type: 'boolean', description: 'Upright pictures, for stories of owners.' },
    pagination: paginationSchema,
    empty: emptyListSchema,
  },
  required: ['heading', 'articles'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ArticleList = FromSchema<typeof articleListSchema>;
