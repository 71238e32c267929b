import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { COUNTRY_CODES } from '../../locales/countryCodes.ts';
import { PRINTABLE_LINE, PRINTABLE_TEXT, visitorEmailSchema } from '../parts/visitorText.ts';

const line = { type: 'string', maxLength: 120, pattern: PRINTABLE_LINE } as const;
const filled = { ...line, minLength: 1 } as const;

const touchPointSchema = {
  type: 'object',
  properties: {
    Channel: filled,
    Date: { type: 'string', format: 'date', description: 'The day it was sent.' },
    DesiredBoat: {
      type: 'string',
      pattern: '^[\\w-]{0,60}$',
      description: 'Salesforce id; empty for somebody interested in another boat.',
    },
    Brand: { ...filled, maxLength: 20, description: 'Code of the brand (BRAND_FILE).' },
    DealerOptin: { type: 'boolean' },
    BrandOptin: { type: 'boolean' },
    Dealer: { ...filled, description: 'Account id of the dealer.' },
    Comments: { type: 'string', maxLength: 4000, pattern: PRINTABLE_TEXT },
  },
  required: ['Channel', 'Date', 'DesiredBoat', 'Brand', 'DealerOptin', 'BrandOptin'],
  additionalProperties: false,
} as const;

/** One person and their interest, in the form of the CRM (behaviour §8.3). */
const leadSchema = {
  type: 'object',
  properties: {
    RefLead: { ...filled, maxLength: 250, description: 'First and last name.' },
    FirstName: filled,
    LastName: filled,
    CountryCode: { type: 'string', enum: COUNTRY_CODES },
    PostalCode: { ...line, maxLength: 12 },
    Email: visitorEmailSchema,
    ClientType: { const: 'PART' },
    Brand: { ...filled, maxLength: 20, description: 'Code of the brand (BRAND_FILE).' },
    OptinEmail: { type: 'boolean' },
    OptOut: { const: false },
    Preferences: { const: 'PARTNER' },
    TouchPoints: { type: 'array', minItems: 1, maxItems: 30, items: touchPointSchema },
  },
  required: [
    'RefLead',
    'FirstName',
    'LastName',
    'CountryCode',
    'Email',
    'ClientType',
    'Brand',
    'OptinEmail',
    'OptOut',
    'Preferences',
    'TouchPoints',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Body of `POST /send-lead`. */
export const leadRequestSchema = {
  $id: 'lead-request',
  title: 'Lead request',
  type: 'object',
  properties: {
    Leads: { type: 'array', minItems: 1, maxItems: 1, items: leadSchema },
    FriendlyCaptchaSolution: { type: 'string', maxLength: 4096 },
  },
  required: ['Leads', 'FriendlyCaptchaSolution'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Lead = FromSchema<typeof leadSchema>;
export type LeadRequest = FromSchema<typeof leadRequestSchema>;
