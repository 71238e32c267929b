import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { listHeroProperties } from '../parts/hero.ts';

export const hubHeroSchema = {
  title: 'Hub hero',
  description: 'Opening of a list page: a picture or a silent film, and the filters of the list below it.',
  purpose: 'opening',
  type: 'object',
  properties: listHeroProperties,
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type HubHero = FromSchema<typeof hubHeroSchema>;
