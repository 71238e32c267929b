import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const pageActionsSchema = {
  type: 'object',
  description: 'Addresses of what phones offer at the bottom of the page.',
  properties: {
    trial: {
      type: 'string',
      pattern: '^/',
      description: 'A sea trial; absent for a brand without a home port.',
    },
    configure: {
      type: 'string',
      pattern: '^/',
      description: 'The configurator, on the page of a model.',
    },
    brochure: {
      type: 'string',
      pattern: '^/',
      description: 'The form for a brochure; absent on the page of a model without one.',
    },
    dealer: {
      type: 'string',
      pattern: '^/',
      description: 'The dealers; absent where the configurator is offered.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

export type PageActions = FromSchema<typeof pageActionsSchema>;
