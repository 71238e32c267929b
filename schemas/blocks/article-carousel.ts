import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { articleTeaserSchema } from '../parts/articleTeaser.ts';
import { htmlSchema } from '../parts/html.ts';
import { linkSchema } from '../parts/link.ts';

export const articleCarouselSchema = {
  title: 'Article carousel',
  description: 'Articles of the magazine to slide through.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the articles.' },
    text: htmlSchema,
    articles: {
      type: 'array',
      minItems: 1,
      description: 'The articles, in order.',
      items: articleTeaserSchema,
    },
    upright: { type: 'boolean', description: 'Upright pictures, for stories of owners.' },
    link: linkSchema,
  },
  required: ['articles'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ArticleCarousel = FromSchema<typeof articleCarouselSchema>;
