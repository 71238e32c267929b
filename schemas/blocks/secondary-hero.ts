import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { heroProperties } from '../parts/hero.ts';

export const secondaryHeroSchema = {
  title: 'Secondary hero',
  description: 'Opening of a free page: heading and lead, with a picture when there is one.',
  type: 'object',
  properties: heroProperties,
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type SecondaryHero = FromSchema<typeof secondaryHeroSchema>;
