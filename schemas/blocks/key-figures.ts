import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';
import { measurementSchema } from '../parts/measurement.ts';

export const keyFiguresSchema = {
  title: 'Key figures',
  description: 'Up to three figures that say what a yard or a boat is, with up to two pictures.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the figures.' },
    items: { type: 'array', minItems: 1, maxItems: 3, items: measurementSchema, description: 'The figures.' },
    images: { type: 'array', maxItems: 2, items: imageSchema, description: 'Pictures beside the figures.' },
  },
  required: ['items', 'images'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type KeyFigures = FromSchema<typeof keyFiguresSchema>;
