import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const threeColumnsSchema = {
  title: 'Three columns',
  description:
    'Up to six cards, three side by side: picture or drawing, heading, a few lines, a link; words alone are rows.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the columns.' },
    numbered: {
      type: 'boolean',
      description: 'Steps in a fixed order: each has its number, and its picture is shown whole.',
    },
    dark: { type: 'boolean', description: 'On a dark background, such as beside a picture of the evening.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      description: 'One to six cards, three in a row.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          drawing: {
            enum: [
              'galley',
              'winch',
              'net',
              'beam',
              'reefs',
              'cork',
              'view',
              'shallows',
              'furler',
              'sandwich',
              'weave',
              'railcar',
              'road',
              'channel',
            ],
            description: 'A line drawing above the words of a column that has no picture.',
          },
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
