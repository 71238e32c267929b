import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { videoSchema } from '../parts/video.ts';

export const productHeroSchema = {
  title: 'Product hero',
  description: 'Opening of a model page: name of the boat over its portrait.',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    text: htmlSchema,
    desktopImage: imageSchema,
    mobileImage: imageSchema,
    internVideo: videoSchema,
    externalVideo: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the film on a video site.',
    },
    link: linkSchema,
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ProductHero = FromSchema<typeof productHeroSchema>;
