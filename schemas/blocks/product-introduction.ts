import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { measurementSchema } from '../parts/measurement.ts';

export const productIntroductionSchema = {
  title: 'Product introduction',
  description: 'What the model is for, in one paragraph, three measurements and its prizes.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the introduction.' },
    text: htmlSchema,
    image: imageSchema,
    measurements: {
      type: 'array',
      maxItems: 3,
      items: measurementSchema,
      description: 'Up to three measurements.',
    },
    awards: {
      type: 'array',
      description: 'Prizes of the model.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          label: { type: 'string', minLength: 1, description: 'Name and year of the prize.' },
          link: linkSchema,
        },
        additionalProperties: false,
      },
    },
    brochureLink: linkSchema,
    hideBrochure: {
      type: 'boolean',
      description:
        'No block of the model page leads to the brochure form, and that form does not offer the model.',
    },
  },
  required: ['measurements', 'awards'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ProductIntroduction = FromSchema<typeof productIntroductionSchema>;
