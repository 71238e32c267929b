import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';

export const secondaryHeroSchema = {
  title: 'Secondary hero',
  description: 'Opening of a free page: heading and lead, with a picture when there is one.',
  purpose: 'opening',
  type: 'object',
  properties: heroProperties,
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SecondaryHero = FromSchema<typeof secondaryHeroSchema>;
