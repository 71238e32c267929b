import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { dateSchema } from '../parts/date.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const pressReviewCarouselSchema = {
  title: 'Press review carousel',
  description: 'What the press has written, to slide through.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the articles.' },
    items: {
      type: 'array',
      minItems: 1,
      description: 'The press articles, in order.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          heading: { type: 'string', minLength: 1, description: 'Heading of the press article.' },
          source: { type: 'string', minLength: 1, description: 'Where it appeared.' },
          date: { ...dateSchema, description: 'Day it appeared.' },
          link: linkSchema,
        },
        anyOf: [{ required: ['heading'] }, { required: ['source'] }],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type PressReviewCarousel = FromSchema<typeof pressReviewCarouselSchema>;
