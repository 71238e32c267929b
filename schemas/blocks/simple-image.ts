import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';

export const simpleImageSchema = {
  title: 'Simple image',
  description: 'One picture in its own ratio, as wide as the content.',
  purpose: 'media',
  type: 'object',
  properties: {
    image: imageSchema,
    caption: { type: 'string', minLength: 1, description: 'Caption below the picture.' },
  },
  required: ['image'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SimpleImage = FromSchema<typeof simpleImageSchema>;
