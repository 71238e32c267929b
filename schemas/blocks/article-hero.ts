import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { crumbsSchema } from '../entities/breadcrumb.ts';
import { dateSchema } from '../parts/date.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const articleHeroSchema = {
  title: 'Article hero',
  description: 'Opening of an article: where it stands, what it is about, when it was written.',
  purpose: 'opening',
  type: 'object',
  properties: {
    breadcrumb: crumbsSchema,
    category: { type: 'string', minLength: 1, description: 'Category of the article.' },
    product: { type: 'string', minLength: 1, description: 'Model the article is about.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    text: htmlSchema,
    image: imageSchema,
    date: { ...dateSchema, description: 'Day the article was created.' },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ArticleHero = FromSchema<typeof articleHeroSchema>;
