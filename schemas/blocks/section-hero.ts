import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';

export const sectionHeroSchema = {
  title: 'Section hero',
  description: 'A hero inside a page: opens a new chapter with a heading over a picture.',
  purpose: 'media',
  type: 'object',
  properties: {
    ...heroProperties,
    heading: { type: 'string', minLength: 1, description: 'Heading of the chapter.' },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SectionHero = FromSchema<typeof sectionHeroSchema>;
