import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;
const written = { type: 'string' } as const;

/** By the names of site/forms/FormValues.ts. */
const writtenSchema = {
  type: 'object',
  description: 'What was written, so that nothing is lost.',
  properties: {
    title: written,
    firstName: written,
    lastName: written,
    email: written,
    mobile: written,
    country: written,
    postalCode: written,
    city: written,
    subject: written,
    boats: { type: 'array', items: written },
    sailingArea: written,
    dealer: written,
    day: written,
    time: written,
    crew: written,
    configuration: written,
    message: written,
    newsletter: { type: 'boolean' },
    commercialOffer: { type: 'boolean' },
  },
  additionalProperties: false,
} as const;

/** Whom a request goes to, and how to reach them meanwhile. */
export const recipientSchema = {
  type: 'object',
  description:
    'Who receives the request: the dealer whose page it is, or whom an editor or the visitor named.',
  properties: {
    id: { ...text, description: 'Account id; absent for somebody whom only the editor knows.' },
    name: text,
    town: text,
    telephone: text,
  },
  additionalProperties: false,
} as const;

export const formAnswerSchema = {
  type: 'object',
  description: 'What became of a form that was sent without JavaScript.',
  properties: {
    reference: { ...text, description: 'The request was accepted under it.' },
    failure: { enum: ['failed', 'tooMany'] },
    failureReference: { ...text, description: 'Of the request that failed, for support.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: text, problem: text },
        required: ['field', 'problem'],
        additionalProperties: false,
      },
    },
    values: writtenSchema,
    dealer: recipientSchema,
  },
  additionalProperties: false,
} as const satisfies JSONSchema;
