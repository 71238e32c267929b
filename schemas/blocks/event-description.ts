import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const eventDescriptionSchema = {
  title: 'Event description',
  description: 'What happens at an event: words, a picture, film or tour, the address, the calendar entry.',
  purpose: 'magazine',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the words.' },
    text: htmlSchema,
    image: imageSchema,
    videoUrl: {
      type: 'string',
      format: 'link-url',
      description: 'Film on a video site; played on click, with consent.',
    },
    iframeUrl: {
      type: 'string',
      format: 'link-url',
      description: 'Virtual tour; shown on click, with consent.',
    },
    address: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      description: 'Lines of the postal address, as the post of the country writes them.',
    },
    country: {
      type: 'string',
      minLength: 1,
      description: 'Name of the country in the language of the page.',
    },
    link: linkSchema,
    calendarUrl: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the calendar file (RFC 5545).',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type EventDescription = FromSchema<typeof eventDescriptionSchema>;
