import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

export const leadSchema = {
  title: 'Lead',
  description: 'One emphasised paragraph that carries a page from its opening to its first block.',
  purpose: 'text',
  type: 'object',
  properties: { text: htmlSchema },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Lead = FromSchema<typeof leadSchema>;
