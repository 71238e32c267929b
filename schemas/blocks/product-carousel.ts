import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const productCarouselSchema = {
  title: 'Product carousel',
  description:
    'Models to slide through, each with its name and picture; drawn to one scale where all have their measures.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the models.' },
    text: htmlSchema,
    products: {
      type: 'array',
      minItems: 1,
      description: 'The models, in order.',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', minLength: 1, description: 'Id of the model in the content service.' },
          title: { type: 'string', minLength: 1, description: 'Name of the model.' },
          url: { type: 'string', format: 'link-url', description: 'Address of the model page.' },
          image: imageSchema,
          profile: boatProfileSchema,
        },
        required: ['id', 'title'],
        additionalProperties: false,
      },
    },
    link: linkSchema,
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ProductCarousel = FromSchema<typeof productCarouselSchema>;
