import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { eventTeaserSchema } from '../parts/eventTeaser.ts';
import { listHeroProperties } from '../parts/hero.ts';

const { url, heading, location, startDay, displayDate: when } = eventTeaserSchema.properties;

export const hubHeroSchema = {
  title: 'Hub hero',
  description:
    'Opening of a list page or of a place: a picture or a silent film, the next dates, and the filters of the list below it.',
  purpose: 'opening',
  type: 'object',
  properties: {
    ...listHeroProperties,
    wordsInSky: {
      type: 'boolean',
      description: 'The pictures have an empty sky: they fill the screen, and the words stand at their top.',
    },
    next: {
      type: 'array',
      items: {
        type: 'object',
        properties: { url, heading, location, startDay, when },
        required: ['url', 'heading', 'startDay', 'when'],
        additionalProperties: false,
      },
      description: 'The next events, with the day on which each begins, large, beside the picture.',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type HubHero = FromSchema<typeof hubHeroSchema>;

export type NextDate = NonNullable<HubHero['next']>[number];
