import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A dealer as the content service lists it (spec 1 §3, Dealer list entry). */
export const dealerEntrySchema = {
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
