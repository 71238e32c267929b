import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { articleTeaserSchema } from '../parts/articleTeaser.ts';
import { linkSchema } from '../parts/link.ts';

export const blogHighlightSchema = {
  title: 'Blog highlight',
  description: 'One article of the magazine, large.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the article.' },
    article: articleTeaserSchema,
    link: linkSchema,
  },
  required: ['article'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type BlogHighlight = FromSchema<typeof blogHighlightSchema>;
