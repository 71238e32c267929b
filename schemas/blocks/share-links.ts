import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';

export const shareLinksSchema = {
  title: 'Share links',
  description: 'Ways to pass a page on: facebook, twitter, linkedin, e-mail.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    url: { type: 'string', pattern: '^https?://', description: 'Absolute address of the page to share.' },
    title: { type: 'string', minLength: 1, description: 'What is shared.' },
  },
  required: ['url', 'title'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ShareLinks = FromSchema<typeof shareLinksSchema>;
