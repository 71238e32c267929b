import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { crumbsSchema } from '../entities/breadcrumb.ts';
import { dateRangeProperties } from '../parts/date.ts';
import { imageSchema } from '../parts/image.ts';

export const eventHeroSchema = {
  title: 'Event hero',
  description: 'Opening of an event: what, when, where.',
  purpose: 'opening',
  type: 'object',
  properties: {
    breadcrumb: crumbsSchema,
    eventType: { type: 'string', minLength: 1, description: 'What kind of event it is.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    image: imageSchema,
    ...dateRangeProperties,
    displayDate: {
      type: 'string',
      minLength: 1,
      description: 'When it takes place, in the words of the editor; the days are written out when absent.',
    },
    location: { type: 'string', minLength: 1, description: 'The place in one phrase.' },
    isPast: { type: 'boolean', description: 'Whether it is over: the hero says so.' },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type EventHero = FromSchema<typeof eventHeroSchema>;
