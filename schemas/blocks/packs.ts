import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const packsSchema = {
  title: 'Packs',
  description: 'Equipment that is ordered together: a list of packs, each with what it holds.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the packs.' },
    text: htmlSchema,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The packs, in order.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          heading: { type: 'string', minLength: 1, description: 'Name of the pack.' },
          text: htmlSchema,
        },
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Packs = FromSchema<typeof packsSchema>;
