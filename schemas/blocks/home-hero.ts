import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { videoSchema } from '../parts/video.ts';

export const homeHeroSchema = {
  title: 'Home hero',
  description:
    'Full-screen opening of the home page: one sentence over a picture or a silent film, and one action.',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    text: htmlSchema,
    desktopImage: imageSchema,
    mobileImage: imageSchema,
    internVideo: videoSchema,
    link: linkSchema,
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type HomeHero = FromSchema<typeof homeHeroSchema>;
