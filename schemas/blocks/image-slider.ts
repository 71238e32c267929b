import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';

export const imageSliderSchema = {
  title: 'Image slider',
  description: 'Large pictures, one at a time, each with its caption.',
  purpose: 'media',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the pictures.' },
    items: {
      type: 'array',
      minItems: 1,
      description: 'The pictures, in order.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          caption: { type: 'string', minLength: 1, description: 'Caption below the picture.' },
        },
        required: ['image'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ImageSlider = FromSchema<typeof imageSliderSchema>;
