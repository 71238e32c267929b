import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const lookAroundSchema = {
  title: 'Look around',
  description: 'A very wide picture, such as a panorama of a saloon, that visitors turn or scroll sideways.',
  purpose: 'media',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the picture.' },
    text: htmlSchema,
    image: imageSchema,
    fullTurn: {
      type: 'boolean',
      description:
        'Whether the left edge of the picture continues its right edge: it then turns without end.',
    },
  },
  required: ['heading', 'image'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type LookAround = FromSchema<typeof lookAroundSchema>;
