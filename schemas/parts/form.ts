import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { configuredBoatSchema } from './configuredBoat.ts';
import { formAnswerSchema, recipientSchema } from './formAnswer.ts';
import { linkSchema } from './link.ts';
import { pageActionsSchema } from './pageActions.ts';
import { seaTrialSchema, yardTourSchema } from './seaTrial.ts';

const text = { type: 'string', minLength: 1 } as const;
const day = { type: 'string', format: 'date' } as const;

const sailingAreaGroup = {
  type: 'object',
  properties: {
    label: text,
    areas: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { id: text, label: text },
        required: ['id', 'label'],
        additionalProperties: false,
      },
    },
  },
  required: ['label', 'areas'],
  additionalProperties: false,
} as const;

export const formSchema = {
  title: 'Form',
  description: 'What a form of the site needs: its mode, what may be chosen, and where it goes.',
  type: 'object',
  properties: {
    formId: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*$',
      description: 'Machine name of the form at the content service.',
    },
    mode: { enum: ['contact', 'brochure', 'event_subscription', 'newsletter', 'sea_trial'] },
    typing: {
      enum: ['dealer-request', 'dealers', 'rental-operators', 'service-centers'],
      description: 'Whom a contact form is for.',
    },
    subject: {
      enum: ['commercial-offer', 'visit'],
      description: 'What a request is about, where its page says it: the form does not ask then.',
    },
    action: {
      type: 'string',
      pattern: '^/',
      description: 'Address of its page: takes the form without JavaScript.',
    },
    brandCode: { ...text, description: 'What the CRM calls the brand.' },
    channel: { ...text, description: 'What the CRM calls the way the lead has come.' },
    boats: {
      type: 'array',
      description: 'Models a visitor may choose.',
      items: {
        type: 'object',
        properties: {
          id: { ...text, description: 'Salesforce id.' },
          name: text,
          document: { ...linkSchema, description: 'Its brochure, shown once the request is accepted.' },
        },
        required: ['id', 'name'],
        additionalProperties: false,
      },
    },
    offersOthers: {
      type: 'boolean',
      description: 'Whether “others” may be chosen: not among boats with a brochure, or of an event.',
    },
    preselected: { ...text, description: 'Id of the boat that is chosen from the start.' },
    withoutBrochure: {
      ...text,
      description: 'Model whose brochure was asked for and cannot be ordered: the form says so.',
    },
    brochuresToCome: { type: 'array', minItems: 1, items: text, description: 'Other models without one.' },
    countries: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', pattern: '^[A-Z]{2}$' },
      description: 'ISO 3166-1 alpha-2, by name as the language sorts.',
    },
    country: { ...text, description: 'Chosen from the start: where the configured boat will be kept.' },
    sailingAreas: { type: 'array', items: sailingAreaGroup },
    dealers: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { ...text, description: 'Account id.' }, name: text },
        required: ['id', 'name'],
        additionalProperties: false,
      },
      description: 'Choice of dealers on the form of an event.',
    },
    preselectedDealer: { ...text, description: 'Account id of the one that is chosen from the start.' },
    shared: {
      type: 'array',
      items: { enum: ['countries', 'sailingAreas', 'dealers'] },
      description: 'Which of its choices are whole lists of the site: loaded once for a visit.',
    },
    dealer: recipientSchema,
    event: {
      type: 'object',
      properties: {
        id: text,
        title: text,
        from: { ...day, description: 'First day somebody may come; absent when it is not known.' },
        to: { ...day, description: 'Last day.' },
      },
      required: ['id', 'title'],
      additionalProperties: false,
    },
    trial: seaTrialSchema,
    tour: yardTourSchema,
    configuration: {
      ...text,
      description: 'The boat of the configurator, such as model=estran-46&hull=lagoon&cabins=4; sent along.',
    },
    configured: configuredBoatSchema,
    privacyUrl: { type: 'string', format: 'link-url' },
    puzzle: {
      type: 'object',
      description: 'The puzzle that keeps robots out.',
      properties: { sitekey: text, url: { ...text, description: 'Where the browser fetches it.' } },
      required: ['sitekey', 'url'],
      additionalProperties: false,
    },
    contact: {
      type: 'object',
      description: 'How else to reach the brand: shown when no more forms are taken.',
      properties: { telephone: text, email: text, hours: text },
      required: ['telephone', 'email'],
      additionalProperties: false,
    },
    ways: { ...pageActionsSchema, description: 'Where the confirmation leads on to.' },
    answer: formAnswerSchema,
  },
  required: ['formId', 'mode', 'action', 'brandCode', 'channel', 'boats', 'countries', 'puzzle'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Form = FromSchema<typeof formSchema>;
