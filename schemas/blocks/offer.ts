import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { linkSchema } from '../parts/link.ts';
import { offerWordsProperties } from '../parts/offerWords.ts';

export const offerSchema = {
  title: 'Offer',
  description: 'What a boat costs, and when the next one is delivered.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the price.' },
    text: htmlSchema,
    priceFrom: { type: 'number', minimum: 1, description: 'Price of the simplest version, before VAT.' },
    isAbout: {
      type: 'boolean',
      description: 'Whether the price is said in round millions, as of a boat that is priced with her owner.',
    },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 4217; EUR when empty.' },
    price: offerWordsProperties.price,
    otherPrice: offerWordsProperties.otherPrice,
    deliveryYear: {
      type: 'integer',
      minimum: 2000,
      maximum: 2100,
      description: 'Year of the next delivery.',
    },
    included: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: 'What the price includes, a few words each.',
    },
    promotion: {
      ...linkSchema,
      description: 'What the price includes for a while, with its deadline; leads to the page of that offer.',
    },
    packs: {
      type: 'array',
      description: 'The packs of the configurator for this boat; set by the page.',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1 },
          url: {
            type: 'string',
            format: 'link-url',
            description: 'Where the page says what it holds, in place of the text.',
          },
          promoted: { type: 'string', minLength: 1, description: 'Why it adds less for a while.' },
          text: { type: 'string', minLength: 1, description: 'What it holds.' },
          price: { type: 'string', minLength: 1, description: 'What it adds to the price, in words.' },
        },
        required: ['name', 'price'],
        additionalProperties: false,
      },
    },
    configureLink: { ...linkSchema, description: 'To the configurator with this boat; set by the page.' },
    document: {
      ...linkSchema,
      description: 'The brochure: shown once somebody has asked for it (behaviour §7.9).',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Offer = FromSchema<typeof offerSchema>;
