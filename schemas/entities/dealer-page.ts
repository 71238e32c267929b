import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { LOCATOR_KINDS } from '../parts/locatorKind.ts';
import { videoSchema } from '../parts/video.ts';

/** A dealer in the list of the content service (behaviour §14.4). */
const dealerEntrySchema = {
  title: 'Dealer list entry',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1 },
    url: {
      type: 'string',
      format: 'link-url',
      description: 'Address of its page; absent where it has none.',
    },
    salesforceId: { type: 'string', minLength: 1, description: 'Account id in the dealer service.' },
  },
  required: ['title', 'salesforceId'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type DealerEntry = FromSchema<typeof dealerEntrySchema>;

const text = { type: 'string', minLength: 1 } as const;

/** The editors' page about a dealer, charter operator or service centre (behaviour §2.8). */
const dealerPageSchema = {
  title: 'Dealer page',
  type: 'object',
  properties: {
    id: text,
    title: text,
    type: { enum: LOCATOR_KINDS, description: 'Kind of place: the map that leads here.' },
    subheading: text,
    text: htmlSchema,
    logo: imageSchema,
    image: imageSchema,
    desktopImage: imageSchema,
    mobileImage: imageSchema,
    internVideo: videoSchema,
    externalVideo: { type: 'string', format: 'link-url' },
    salesforceId: { ...text, description: 'Account id in the dealer service.' },
    url: { type: 'string', format: 'link-url' },
  },
  required: ['id', 'title', 'type'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type DealerPage = FromSchema<typeof dealerPageSchema>;
