import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { listHeroProperties } from '../parts/hero.ts';

export const storyIntroSchema = {
  title: 'Story intro',
  description:
    'Opening of the stories of owners: the whole screen, a film, words that come one after the other.',
  purpose: 'opening',
  type: 'object',
  properties: listHeroProperties,
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type StoryIntro = FromSchema<typeof storyIntroSchema>;
