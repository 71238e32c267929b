import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';
import { linkSchema } from '../parts/link.ts';
import { videoSchema } from '../parts/video.ts';

export const homeHeroSchema = {
  title: 'Home hero',
  description:
    'Full-screen opening of the home page: one sentence over a picture or a silent film, and two actions at most.',
  purpose: 'opening',
  type: 'object',
  properties: {
    ...heroProperties,
    internVideo: videoSchema,
    link: linkSchema,
    secondLink: linkSchema,
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type HomeHero = FromSchema<typeof homeHeroSchema>;
