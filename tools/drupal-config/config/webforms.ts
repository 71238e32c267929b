import { stringify } from 'yaml';
import { formSubmissionSchema } from '../../../schemas/forms/form-submission.ts';
import type { ConfigObject } from '../model/DrupalModel.ts';
import { toLabel } from '../model/toLabel.ts';

/** Machine names of the forms: those that the site sends in `webform_id`. */
const FORMS = {
  contact: 'Contact',
  brochure: 'Brochure',
  event_subscription: 'Event subscription',
  sea_trial: 'Sea trial',
};

interface Property {
  type?: string;
  format?: string;
  maxLength?: number;
  minLength?: number;
  enum?: readonly string[];
  description?: string;
}

const LONG = 1000;

function toElement(
  name: string,
  { type, format, maxLength, enum: choices, description }: Property,
  isRequired: boolean,
) {
  const kind = (): Record<string, unknown> => {
    if (type === 'boolean') return { '#type': 'checkbox' };
    if (type === 'integer') return { '#type': 'number', '#step': 1 };
    if (format === 'date') return { '#type': 'date' };
    if (/email$/.test(name)) return { '#type': 'email' };
    if (maxLength !== undefined && maxLength > LONG) return { '#type': 'textarea' };
    // Countries are sent by their code.
    if (choices && name !== 'country') {
      return { '#type': 'select', '#options': Object.fromEntries(choices.map((word) => [word, word])) };
    }
    return { '#type': 'textfield', '#maxlength': maxLength ?? 255 };
  };
  return {
    ...kind(),
    '#title': toLabel(name),
    ...(description && { '#description': description }),
    ...(isRequired && { '#required': true }),
  };
}

const { properties, required } = formSubmissionSchema;

/** Required, and never empty: countries without postal codes send an empty one. */
const isNeeded = (name: string, { type, minLength, enum: choices }: Property): boolean =>
  (required as readonly string[]).includes(name) &&
  type !== 'boolean' &&
  (minLength !== undefined || choices !== undefined || name === 'email');

/** The elements of every form, by name: one for each value that the site may send. */
const WEBFORM_ELEMENTS: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries(properties)
    .filter(([name]) => name !== 'webform_id')
    .map(([name, property]) => [name, toElement(name, property, isNeeded(name, property))]),
);

const rule = (roles: string[] = []) => ({ roles, users: [], permissions: [] });

const RULES = ['view_any', 'update_any', 'delete_any', 'purge_any', 'view_own', 'update_own', 'delete_own'];

const toWebform = ([id, title]: [string, string]): ConfigObject => ({
  name: `webform.webform.${id}`,
  usedBy: [`the form ${id}`],
  data: {
    langcode: 'en',
    status: 'open',
    dependencies: {},
    weight: 0,
    open: null,
    close: null,
    uid: null,
    template: false,
    archive: false,
    id,
    title,
    description: 'Filled by the website.',
    categories: [],
    elements: stringify(WEBFORM_ELEMENTS, { lineWidth: 0 }),
    css: '',
    javascript: '',
    settings: { page: false },
    access: {
      create: rule(['site_reader']),
      ...Object.fromEntries([...RULES, 'administer', 'test', 'configuration'].map((name) => [name, rule()])),
    },
    handlers: {},
    variants: {},
  },
});

/** The forms, and the endpoint that takes them. */
export const webforms: readonly ConfigObject[] = [
  ...Object.entries(FORMS).map(toWebform),
  {
    name: 'rest.resource.webform_rest_submit',
    usedBy: Object.keys(FORMS).map((id) => `the form ${id}`),
    data: {
      langcode: 'en',
      status: true,
      dependencies: { module: ['key_auth', 'serialization', 'webform_rest'] },
      id: 'webform_rest_submit',
      plugin_id: 'webform_rest_submit',
      granularity: 'resource',
      configuration: { methods: ['POST'], formats: ['json'], authentication: ['key_auth'] },
    },
  },
];
