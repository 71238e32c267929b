import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { COUNTRY_CODES } from '../../locales/countryCodes.ts';
import { MONTH_PATTERN } from '../parts/seaTrial.ts';
import { PRINTABLE_LINE, PRINTABLE_TEXT, visitorEmailSchema } from '../parts/visitorText.ts';

const line = { type: 'string', maxLength: 120, pattern: PRINTABLE_LINE } as const;
const filled = { ...line, minLength: 1 } as const;
const email = visitorEmailSchema;

/** Body of `POST /form-submit`: a request for the content service's webform (behaviour §8.2). */
export const formSubmissionSchema = {
  $id: 'form-submission',
  title: 'Form submission',
  type: 'object',
  properties: {
    webform_id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' },
    email,
    title: line,
    country: { type: 'string', enum: COUNTRY_CODES, description: 'ISO 3166-1 alpha-2.' },
    postal_code: { ...line, maxLength: 12, description: 'Empty for countries that have none.' },
    last_name: filled,
    first_name: filled,
    mobile: { ...line, maxLength: 30 },
    boats_of_interests: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[^,=\\u0000-\\u001f<>]{1,240}=[\\w-]{0,60}(,[^,=\\u0000-\\u001f<>]{1,120}=[\\w-]{0,60})*$',
      description: 'Pairs name=salesforce-id, joined by commas.',
    },
    subscribe_newsletter: { type: 'boolean' },
    commercial_offer: { type: 'boolean' },
    city: line,
    subject: { enum: ['commercial offer', 'spare parts', 'technical question', 'other request'] },
    sailing_area: line,
    store: { ...line, maxLength: 200, description: 'Name of the dealer.' },
    store_email: email,
    market_officer_email: email,
    message: { type: 'string', maxLength: 4000, pattern: PRINTABLE_TEXT },
    datetime: { type: 'string', format: 'date', description: 'Day of a visit.' },
    month: {
      type: 'string',
      pattern: MONTH_PATTERN,
      description: 'Month of a sea trial, in place of a day.',
    },
    time: {
      type: 'string',
      pattern: '^(1[0-8]h_1[1-9]h|[0-2]\\d:[0-5]\\d)$',
      description: 'Hour of a meeting, such as 10h_11h, or when a tour of the yard begins, such as 14:30.',
    },
    configuration: {
      type: 'string',
      pattern: '^[\\w=&-]{1,120}$',
      description: 'The boat of the configurator, such as model=estran-46&hull=lagoon&cabins=4.',
    },
    crew: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'People who come to a sea trial, or to a tour of the yard.',
    },
    event: { ...line, description: 'Id of the event.' },
  },
  required: [
    'webform_id',
    'email',
    'country',
    'postal_code',
    'last_name',
    'first_name',
    'boats_of_interests',
    'subscribe_newsletter',
    'commercial_offer',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type FormSubmission = FromSchema<typeof formSubmissionSchema>;
