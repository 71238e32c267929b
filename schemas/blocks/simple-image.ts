import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { imageSchema } from '../parts/image.ts';

export const simpleImageSchema = {
  title: 'Simple image',
  description: 'One picture in its own ratio, as wide as the content.',
  type: 'object',
  properties: {
    image: imageSchema,
    caption: { type: 'string', minLength: 1, description: 'Caption below the picture.' },
  },
  required: ['image'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type SimpleImage = FromSchema<typeof simpleImageSchema>;
