import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const dealerDescriptionSchema = {
  title: 'Dealer description',
  description: 'Who a dealer is: logo, words, a picture of the place.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the description.' },
    text: htmlSchema,
    logo: imageSchema,
    image: imageSchema,
  },
  anyOf: [{ required: ['heading'] }, { required: ['text'] }, { required: ['logo'] }, { required: ['image'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type DealerDescription = FromSchema<typeof dealerDescriptionSchema>;
