import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../locales/locales.ts';
import { configuratorOptionsSchema } from './configuratorOptions.ts';
import { homePortSchema } from './homePort.ts';
import type { OwnBlocks } from './OwnBlock.ts';
import { PAGE_KINDS } from './PageKind.ts';
import { emailSchema } from './parts/email.ts';
import { httpsUrlSchema } from './parts/link.ts';

const line = { type: 'string', minLength: 1, maxLength: 120 } as const;
const texts = { type: 'object', additionalProperties: { type: 'string', minLength: 1 } } as const;
const wordGroups = { type: 'array', items: { type: 'array', minItems: 2, items: line } } as const;

const host = {
  type: 'string',
  pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  description: 'a host name in lower case, without https:// and path',
} as const;
const publicFile = {
  type: 'string',
  pattern: '^[a-z0-9][a-z0-9._-]*\\.(css|svg|png|webp|woff2)$',
  description: 'the name of a file in the folder `public` beside the brand file',
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
      description: 'One sentence beside the name, in every language of the brand.',
      properties: { en: line, fr: line, de: line, es: line, it: line, pt: line },
      required: [DEFAULT_LOCALE],
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
      properties: {
        video: httpsUrlSchema,
        photo: httpsUrlSchema,
        network: httpsUrlSchema,
        professional: httpsUrlSchema,
      },
      required: ['video', 'photo', 'network', 'professional'],
      additionalProperties: false,
    },
    embedHosts: {
      type: 'array',
      uniqueItems: true,
      items: host,
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
        hours: { ...texts, description: 'When the telephone is answered, by language.' },
      },
      required: ['telephone', 'email'],
      additionalProperties: false,
    },
    hosts: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: host,
      description:
        'Hosts at which a server with several brands shows this one; the first brand has all others too.',
    },
    languages: {
      type: 'array',
      uniqueItems: true,
      items: { enum: LOCALE_CODES },
      description: 'Languages of its site, English among them; absent: all.',
    },
    look: {
      type: 'object',
      description: 'Files that change its looks; absent: those of the demo.',
      properties: {
        stylesheet: {
          ...publicFile,
          description: 'Loaded after the styles of the site, which it overrides.',
        },
        logo: { ...publicFile, description: 'Picture in place of the name in header and footer.' },
        icon: { ...publicFile, description: 'Icon of browser tabs, as SVG.' },
        font: {
          ...publicFile,
          description: 'The font of headings, loaded before the stylesheet asks for it.',
        },
        themeColor: { type: 'string', pattern: '^#[0-9a-f]{6}$', description: 'a colour such as #0b2233' },
      },
      additionalProperties: false,
    },
    hiddenHeaders: {
      type: 'array',
      uniqueItems: true,
      items: { enum: PAGE_KINDS },
      description:
        'Kinds of pages whose header is out of view until the visitor scrolls up or asks for it (behaviour §9.2); absent: none.',
    },
    messages: {
      type: 'object',
      description: 'Texts of the catalogues in its own words, by language and id of the message.',
      properties: Object.fromEntries(LOCALE_CODES.map((code) => [code, texts])) as Record<
        Locale,
        typeof texts
      >,
      additionalProperties: false,
    },
    searchWords: {
      type: 'object',
      description:
        'Groups of words that its search takes for the same, by language, besides those of locales/searchWords.json (behaviour §2.13).',
      properties: Object.fromEntries(LOCALE_CODES.map((code) => [code, wordGroups])) as Record<
        Locale,
        typeof wordGroups
      >,
      additionalProperties: false,
    },
    homePort: homePortSchema,
    configurator: configuratorOptionsSchema,
  },
  required: ['name', 'slogan', 'code', 'modelPrefix', 'referencePrefix', 'social', 'embedHosts', 'contact'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** A brand's file, completed when it is loaded. */
export type Brand = FromSchema<typeof brandSchema> & {
  languages: readonly Locale[];
  /** Name of its folder. */
  id: string;
  /** Fingerprint of the files in its folder `public`, part of their addresses; empty without that folder. */
  publicVersion: string;
  /** Block types that it adds, or whose component it replaces. */
  ownBlocks: OwnBlocks;
};

export type HomePort = NonNullable<Brand['homePort']>;
