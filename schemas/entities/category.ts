import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A term of a vocabulary: a category of articles, a type of events (behaviour §14.4). */
const categorySchema = {
  title: 'Category',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    title: { type: 'string', minLength: 1, description: 'Its name in the language of the page.' },
    value: {
      type: 'string',
      minLength: 1,
      description: 'Its name in the query of an address: the same in every language.',
    },
  },
  required: ['id', 'title', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Category = FromSchema<typeof categorySchema>;

/** The vocabularies of behaviour §14.3. */
export type Vocabulary = 'blog_categories' | 'blog_categories_life_on_board' | 'event_categories';
