import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateRangeProperties } from './date.ts';
import { imageSchema } from './image.ts';

/** An event on a card (behaviour §5.6). */
export const eventTeaserSchema = {
  title: 'Event teaser',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, description: 'Id of the event in the content service.' },
    url: { type: 'string', format: 'link-url', description: 'Address of the event.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the event.' },
    image: imageSchema,
    eventType: { type: 'string', minLength: 1, description: 'What kind of event it is.' },
    location: { type: 'string', minLength: 1, description: 'The place in one phrase.' },
    ...dateRangeProperties,
    displayDate: {
      type: 'string',
      minLength: 1,
      description: 'When it takes place, in the words of the editor; the days are written out when absent.',
    },
    products: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: 'Names of the boats on show.',
    },
    isPast: { type: 'boolean', description: 'Whether it is over: shown in grey.' },
  },
  required: ['id', 'heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type EventTeaser = FromSchema<typeof eventTeaserSchema>;
