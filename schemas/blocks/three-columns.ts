import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const threeColumnsSchema = {
  title: 'Three columns',
  description: 'Up to three cards side by side: picture, heading, a few lines, a link.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the columns.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      description: 'One to three columns.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          heading: { type: 'string', minLength: 1, description: 'Heading of the column.' },
          text: htmlSchema,
          link: linkSchema,
        },
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ThreeColumns = FromSchema<typeof threeColumnsSchema>;
