import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';
import { linkSchema } from '../parts/link.ts';

export const secondaryHeroSchema = {
  title: 'Secondary hero',
  description:
    'Opening of a free page: heading, lead and one action at most, with a picture when there is one.',
  purpose: 'opening',
  type: 'object',
  properties: {
    ...heroProperties,
    link: { ...linkSchema, description: 'The one thing to do here.' },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SecondaryHero = FromSchema<typeof secondaryHeroSchema>;
