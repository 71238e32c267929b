import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Body of `POST /api/form-failures`: a form that did not reach the server. */
export const formFailureSchema = {
  $id: 'form-failure',
  title: 'Form failure',
  type: 'object',
  properties: {
    form: { enum: ['contact', 'brochure', 'event_subscription', 'newsletter', 'sea_trial'] },
    call: { enum: ['/form-submit', '/send-lead'] },
    reason: {
      enum: ['unreachable', 'answer'],
      description: 'No answer came, or one that is not the server’s own.',
    },
    status: { type: 'integer', minimum: 100, maximum: 599, description: 'HTTP status of the answer.' },
  },
  required: ['form', 'call', 'reason'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type FormFailure = FromSchema<typeof formFailureSchema>;
