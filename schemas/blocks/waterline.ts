import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { htmlSchema } from '../parts/html.ts';
import { linkSchema } from '../parts/link.ts';
import { offerWordsProperties } from '../parts/offerWords.ts';

export const waterlineSchema = {
  title: 'Waterline',
  description: 'Boats from the side on one waterline, drawn to one scale, from the shortest to the longest.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the boats.' },
    text: htmlSchema,
    boats: {
      type: 'array',
      minItems: 1,
      description: 'The boats, in any order.',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, description: 'Name of the boat.' },
          label: { type: 'string', minLength: 1, description: 'Small words above the name, such as years.' },
          url: { type: 'string', format: 'link-url', description: 'Address of the page of the boat.' },
          profile: boatProfileSchema,
          price: {
            ...offerWordsProperties.price,
            description: 'What the offer asks, the sum alone; set by the page.',
          },
          room: {
            type: 'string',
            minLength: 1,
            readOnly: true,
            description: 'Cabins of all layouts and the berths in them, in words; set by the page.',
          },
          delivery: offerWordsProperties.delivery,
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
    terms: {
      type: 'string',
      minLength: 1,
      readOnly: true,
      description: 'What the prices of all boats are, in words: with VAT or before it; set by the page.',
    },
    link: linkSchema,
  },
  required: ['heading', 'boats'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Waterline = FromSchema<typeof waterlineSchema>;
