import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const timelineSchema = {
  title: 'Timeline',
  description: 'A history in periods, from the first to the last.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the timeline.' },
    text: htmlSchema,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The periods, in order.',
      items: {
        type: 'object',
        properties: {
          period: { type: 'string', minLength: 1, description: 'A year, a span of years, a season.' },
          heading: { type: 'string', minLength: 1, description: 'What happened then.' },
          text: htmlSchema,
          image: imageSchema,
        },
        required: ['period'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Timeline = FromSchema<typeof timelineSchema>;
