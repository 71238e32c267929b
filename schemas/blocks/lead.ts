import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';

export const leadSchema = {
  title: 'Lead',
  description: 'One emphasised paragraph that carries a page from its opening to its first block.',
  type: 'object',
  properties: { text: htmlSchema },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Lead = FromSchema<typeof leadSchema>;
