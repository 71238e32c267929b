import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailSchema } from '../parts/email.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'link-url' } as const;

/** Address of an event, in the fields of the content service. */
const addressSchema = {
  title: 'Address',
  type: 'object',
  properties: {
    addressLine1: text,
    addressLine2: text,
    postalCode: text,
    locality: text,
    countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Address = FromSchema<typeof addressSchema>;

/** An event as lists contain it (behaviour §14.4). */
const eventSchema = {
  title: 'Event',
  type: 'object',
  properties: {
    id: text,
    nid: { type: 'integer' },
    heading: text,
    image: imageSchema,
    shortDesc: htmlSchema,
    longDesc: htmlSchema,
    location: text,
    completeAddress: addressSchema,
    countryCode: {
      type: 'string',
      pattern: '^[A-Z]{2}$',
      description: 'ISO 3166-1 alpha-2; that of the address where the event itself names none.',
    },
    startDate: { ...text, description: 'ISO 8601 with offset; absent when it is not known.' },
    endDate: { ...text, description: 'ISO 8601 with offset, not before the start.' },
    displayDate: text,
    dealerName: text,
    dealerEmail: emailSchema,
    dealersId: { type: 'array', items: text },
    channelSalesforce: text,
    showAllDealers: { type: 'boolean' },
    url,
    link: linkSchema,
    videoUrl: url,
    iframeUrl: url,
    sticky: { type: 'boolean' },
    updated: { ...text, description: 'When it was last changed, ISO 8601 with offset.' },
    typeId: { ...text, description: 'Id of its type among the event types.' },
    products: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: text, title: text, menuImage: imageSchema, url },
        required: ['id', 'title'],
        additionalProperties: false,
      },
    },
  },
  required: ['id', 'nid', 'heading', 'dealersId', 'showAllDealers', 'sticky', 'products'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Event = FromSchema<typeof eventSchema>;
