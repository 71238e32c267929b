import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

export const freeContentSchema = {
  title: 'Free content',
  description: 'Plain text of a page: headings, paragraphs, lists.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the text.' },
    text: htmlSchema,
  },
  required: [],
  anyOf: [{ required: ['heading'] }, { required: ['text'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type FreeContent = FromSchema<typeof freeContentSchema>;
