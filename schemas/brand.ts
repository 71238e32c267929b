import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES } from '../locales/locales.ts';
import { emailSchema } from './parts/email.ts';

const line = { type: 'string', minLength: 1, maxLength: 120 } as const;
const profile = {
  type: 'string',
  pattern: '^https://[^\\s"<>]+$',
  description: 'an address that begins with https://',
} as const;

/** Contents of a brand's file (`BRAND_FILE`): everything that is neither content nor server configuration. */
export const brandSchema = {
  title: 'Brand',
  description: 'Whose site it is: names, codes and addresses that are neither content nor code.',
  type: 'object',
  properties: {
    name: { ...line, description: 'As it stands in the header, in titles and in search results.' },
    slogan: {
      type: 'object',
      description: 'One sentence beside the name, in every language of the site.',
      properties: { en: line, fr: line, de: line, es: line, it: line, pt: line },
      required: LOCALE_CODES,
      additionalProperties: false,
    },
    code: {
      type: 'string',
      pattern: '^[A-Z0-9]{1,20}$',
      description:
        'capital letters and digits, as the dealer service and the CRM call the brand (behaviour §8.4)',
    },
    modelPrefix: {
      ...line,
      description: 'Begins the names of its boats; `?model=` may leave it out (behaviour §7.4).',
    },
    referencePrefix: {
      type: 'string',
      pattern: '^[A-Z]{2,6}$',
      description:
        'two to six capital letters that begin the reference of a form, such as EST in EST-7K2M-9QXA; references given out under another prefix are still found',
    },
    social: {
      type: 'object',
      description: 'Profiles elsewhere, https; the footer links to them (behaviour §11.2).',
      properties: { video: profile, photo: profile, network: profile, professional: profile },
      required: ['video', 'photo', 'network', 'professional'],
      additionalProperties: false,
    },
    embedHosts: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'string',
        pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
        description: 'a host name in lower case, without https:// and path',
      },
      description: 'Hosts of video players and virtual tours that pages may frame, and no others.',
    },
    contact: {
      type: 'object',
      description: 'Where visitors reach the brand itself when a form cannot be sent.',
      properties: {
        telephone: {
          type: 'string',
          pattern: '^\\+[1-9][0-9 ]{5,20}$',
          description: 'a number in the international form, such as +33 2 97 00 00 00',
        },
        email: emailSchema,
      },
      required: ['telephone', 'email'],
      additionalProperties: false,
    },
  },
  required: ['name', 'slogan', 'code', 'modelPrefix', 'referencePrefix', 'social', 'embedHosts', 'contact'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Brand = FromSchema<typeof brandSchema>;

const { name, slogan, social, embedHosts } = brandSchema.properties;

/** The brand on a page, in the language of the page. */
export const pageBrandSchema = {
  title: 'Brand of a page',
  description: 'Whose page it is; without it there is no logo, and nothing from other hosts is embedded.',
  type: 'object',
  properties: {
    name,
    slogan: { ...slogan.properties.en, description: slogan.description },
    social,
    embedHosts,
  },
  required: ['name', 'slogan', 'social', 'embedHosts'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type PageBrand = FromSchema<typeof pageBrandSchema>;
