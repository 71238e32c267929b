import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { emptyListSchema } from '../parts/emptyList.ts';
import { eventTeaserSchema } from '../parts/eventTeaser.ts';
import { paginationSchema } from '../parts/pagination.ts';

export const eventListSchema = {
  title: 'Event list',
  description: 'Events as cards: those to come first, those that are over in grey.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the cards.' },
    headingHidden: { type: 'boolean', description: 'The heading is only for screen readers.' },
    events: { type: 'array', items: eventTeaserSchema, description: 'The events, in order.' },
    pagination: paginationSchema,
    empty: emptyListSchema,
  },
  required: ['heading', 'events'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type EventList = FromSchema<typeof eventListSchema>;
