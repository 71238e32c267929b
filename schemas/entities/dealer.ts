import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;

/** A dealer, charter operator or service centre of the dealer service (behaviour §14.5). */
export const dealerSchema = {
  title: 'Dealer',
  type: 'object',
  properties: {
    accountId: {
      ...text,
      pattern: '^[\\w-][\\w.-]*$',
      description: 'Unique; last part of its contact address.',
    },
    tradeName: { ...text, description: 'Name it goes by; where it is absent, the label stands in.' },
    label: text,
    genericEmail: text,
    marketOfficerEmail: {
      ...text,
      description: 'Who looks after its market at the yard; gets its requests too.',
    },
    phone: text,
    website: { type: 'string', format: 'link-url', description: 'Always http or https.' },
    latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Degrees north, WGS 84.' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: 'Degrees east, WGS 84.' },
    billingStreet: text,
    billingCity: text,
    billingPostalCode: text,
    billingStateCode: text,
    billingCountryCode: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' },
    contractSegment: {
      ...text,
      description: 'What it does: VG1;VG2;VG3, VCH, Service Center and combinations.',
    },
    isHidden: { type: 'boolean', description: 'It does not want to be on the map.' },
  },
  required: ['accountId', 'isHidden'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Dealer = FromSchema<typeof dealerSchema>;

/** A model in the dealer service (behaviour §14.5), by which a lead may name the boat of interest. */
const modelSchema = {
  title: 'Model',
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    salesforceId: { type: 'string', minLength: 1 },
    priceBroadcastWorld: { type: 'boolean', description: 'Whether it is offered on the world market.' },
  },
  required: ['name', 'salesforceId', 'priceBroadcastWorld'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Model = FromSchema<typeof modelSchema>;
