import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const shareLinksSchema = {
  title: 'Share links',
  description: 'Ways to pass a page on: facebook, twitter, linkedin, e-mail.',
  type: 'object',
  properties: {
    url: { type: 'string', pattern: '^https?://', description: 'Absolute address of the page to share.' },
    title: { type: 'string', minLength: 1, description: 'What is shared.' },
  },
  required: ['url', 'title'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ShareLinks = FromSchema<typeof shareLinksSchema>;
