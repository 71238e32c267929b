import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';

export const quotationSchema = {
  title: 'Quotation',
  description: 'Words of a person, with name and role.',
  purpose: 'text',
  type: 'object',
  properties: {
    quote: { type: 'string', minLength: 1, description: 'The words, without quotation marks.' },
    author: { type: 'string', minLength: 1, description: 'Who said it.' },
    authorRole: { type: 'string', minLength: 1, description: 'What the person does.' },
    image: imageSchema,
  },
  required: ['quote'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Quotation = FromSchema<typeof quotationSchema>;
