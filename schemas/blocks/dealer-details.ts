import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { mapSchema } from '../parts/map.ts';

export const dealerDetailsSchema = {
  title: 'Dealer details',
  description: 'How to reach a dealer, charter operator or service centre: address, telephone, site, map.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Its name, or what the details are.' },
    segment: { type: 'string', minLength: 1, description: 'What it does, in words.' },
    address: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: 'Lines of the postal address, as the post of the country writes them.',
    },
    country: {
      type: 'string',
      minLength: 1,
      description: 'Name of the country in the language of the page.',
    },
    phone: { type: 'string', minLength: 1, description: 'Telephone number as it is written.' },
    website: {
      type: 'string',
      pattern: '^[hH][tT][tT][pP][sS]?://',
      description: 'Address of its own site.',
    },
    map: mapSchema,
    directions: {
      type: 'string',
      pattern: '^geo:',
      description: 'Its place for the map application of the device (RFC 5870).',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type DealerDetails = FromSchema<typeof dealerDetailsSchema>;
