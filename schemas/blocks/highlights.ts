import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const highlightsSchema = {
  title: 'Highlights',
  description:
    'Two to four things worth a look, as cards, of which the first of three is large, or as tall pictures from edge to edge.',
  purpose: 'text',
  type: 'object',
  properties: {
    variant: {
      enum: ['default', 'home'],
      description: '`home`: tall pictures from edge to edge, each with its words at the lower end.',
    },
    heading: { type: 'string', minLength: 1, description: 'Heading above the highlights.' },
    text: htmlSchema,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The highlights.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
          heading: { type: 'string', minLength: 1, description: 'Heading of the highlight.' },
          text: htmlSchema,
          link: linkSchema,
        },
        additionalProperties: false,
      },
    },
  },
  required: ['variant', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Highlights = FromSchema<typeof highlightsSchema>;
