import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { listHeroProperties } from '../parts/hero.ts';

export const hubHeroSchema = {
  title: 'Hub hero',
  description: 'Opening of a list page: a picture or a silent film, and the filters of the list below it.',
  type: 'object',
  properties: listHeroProperties,
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type HubHero = FromSchema<typeof hubHeroSchema>;
