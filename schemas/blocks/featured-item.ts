import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { articleTeaserSchema } from '../parts/articleTeaser.ts';
import { eventTeaserSchema } from '../parts/eventTeaser.ts';

export const featuredItemSchema = {
  title: 'Featured item',
  description: 'The one article or event that opens a list, large; the article where both are given.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'Small line that says why it stands here.' },
    article: articleTeaserSchema,
    event: eventTeaserSchema,
  },
  anyOf: [{ required: ['article'] }, { required: ['event'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type FeaturedItem = FromSchema<typeof featuredItemSchema>;
