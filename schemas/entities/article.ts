import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateSchema } from '../parts/date.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

/** The three types of articles (behaviour §14.4). */
const ARTICLE_TYPES = ['news', 'lifeOnBoard', 'ownerStories'] as const;

export type ArticleType = (typeof ARTICLE_TYPES)[number];

const text = { type: 'string', minLength: 1 } as const;

/** An article as lists contain it (behaviour §14.4). */
const articleSchema = {
  title: 'Article',
  type: 'object',
  properties: {
    id: text,
    type: { enum: ARTICLE_TYPES },
    heading: text,
    shortDesc: htmlSchema,
    longDesc: htmlSchema,
    url: { type: 'string', format: 'link-url' },
    heroImage: imageSchema,
    portrait: { ...imageSchema, description: 'Upright picture for its cards; stories of owners only.' },
    productId: { ...text, description: 'Id of the model it is about.' },
    product: { ...text, description: 'Name of the model it is about.' },
    categoryId: { ...text, description: 'Id of its category.' },
    category: { ...text, description: 'Name of its category; stories of owners have none.' },
    sticky: { type: 'boolean' },
    meaLabel: { ...text, description: 'Label shown when it is featured.' },
    date: { ...dateSchema, description: 'Day it was created.' },
    updated: { ...dateSchema, description: 'Day it was last changed.' },
    relatedNews: {
      type: 'array',
      items: text,
      description: 'Ids of articles of its kind, as the editor chose.',
    },
  },
  required: ['id', 'type', 'heading', 'sticky', 'relatedNews'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Article = FromSchema<typeof articleSchema>;
