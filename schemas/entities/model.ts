import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A model as the dealer service knows it (spec 1 §3, spec 2 §3): what a lead may name as the boat of interest. */
export const modelSchema = {
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
