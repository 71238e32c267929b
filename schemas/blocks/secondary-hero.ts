import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const secondaryHeroSchema = {
  title: 'Secondary hero',
  description: 'Opening of a free page: heading and lead, with a picture when there is one.',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    text: htmlSchema,
    desktopImage: imageSchema,
    mobileImage: imageSchema,
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type SecondaryHero = FromSchema<typeof secondaryHeroSchema>;
