import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateSchema } from './date.ts';
import { htmlSchema } from './html.ts';
import { imageSchema } from './image.ts';

/** An article on a card (behaviour §5.6). */
export const articleTeaserSchema = {
  title: 'Article teaser',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, description: 'Id of the article in the content service.' },
    url: { type: 'string', format: 'link-url', description: 'Address of the article.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the article.' },
    category: { type: 'string', minLength: 1, description: 'Category of the article.' },
    product: { type: 'string', minLength: 1, description: 'Model the article is about.' },
    text: htmlSchema,
    image: imageSchema,
    date: { ...dateSchema, description: 'Day the article was created.' },
  },
  required: ['id', 'heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ArticleTeaser = FromSchema<typeof articleTeaserSchema>;
