import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES } from '../locales/locales.ts';
import { boatProfileSchema, equipmentSchema } from './parts/boatProfile.ts';
import { dateSchema } from './parts/date.ts';
import { renderFilesSchema } from './parts/image.ts';
import { sourceSchema } from './parts/link.ts';

const line = { type: 'string', minLength: 1, maxLength: 60 } as const;
const id = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,29}$',
  description: 'lower-case letters, digits and -',
} as const;
const name = {
  type: 'object',
  properties: { en: line, fr: line, de: line, es: line, it: line, pt: line },
  required: LOCALE_CODES,
  additionalProperties: false,
} as const;
/** One or two lines below a choice. */
const sentence = { type: 'string', minLength: 1, maxLength: 160 } as const;
const contents = {
  type: 'object',
  description: 'What is in it, in a line or two.',
  properties: {
    en: sentence,
    fr: sentence,
    de: sentence,
    es: sentence,
    it: sentence,
    pt: sentence,
  },
  required: LOCALE_CODES,
  additionalProperties: false,
} as const;
const colour = {
  type: 'string',
  pattern: '^#[0-9a-f]{6}$',
  description: 'a colour such as #0b2233',
} as const;

const { hull, sails } = boatProfileSchema.properties;
const finish = 'Which colour of a boat it is (`field_hull`, `field_sails`): she is shown in it first.';

const coloured = <const T>(colours: T) =>
  ({
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: {
      type: 'object',
      properties: { id, name, colour, finish: { enum: colours, description: finish } },
      required: ['id', 'name', 'colour'],
      additionalProperties: false,
    },
  }) as const;

/** What visitors may choose on `/configure`. Without it the site has no such page (behaviour §2.11). */
export const configuratorOptionsSchema = {
  type: 'object',
  description: 'Choices of the configurator, at most five of a kind; eight packs, of which a boat has five.',
  properties: {
    hulls: coloured(hull.enum),
    sails: coloured(sails.enum),
    cabins: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'integer', minimum: 1, maximum: 9 } },
    packs: {
      type: 'array',
      maxItems: 8,
      items: {
        type: 'object',
        properties: {
          id,
          name,
          text: contents,
          draws: equipmentSchema,
          price: {
            type: 'number',
            minimum: 1,
            description:
              'Added to the price of the boat, in its currency; without it the boat is on request.',
          },
          promoted: {
            type: 'object',
            description:
              'What it costs while the offer of a boat includes something for a while (`promotion`).',
            properties: {
              price: { type: 'number', minimum: 0, description: 'in place of the price; 0: included' },
              text: { ...contents, description: 'Why, in a line; `{price}` stands for the price otherwise.' },
            },
            required: ['price', 'text'],
            additionalProperties: false,
          },
          boats: {
            type: 'array',
            minItems: 1,
            items: id,
            description: 'Boats that it is for, such as estran-46; all when absent.',
          },
        },
        required: ['id', 'name'],
        additionalProperties: false,
      },
    },
    renders: {
      type: 'array',
      maxItems: 8,
      description:
        'Pictures of boats, up close in the chosen colours, and for whom each is; without them a boat is drawn.',
      items: { ...renderFilesSchema, properties: { ...renderFilesSchema.properties, text: name } },
    },
    vat: {
      type: 'object',
      description:
        'Value added tax by the country where the boat will be kept; without it all prices stay before VAT.',
      properties: {
        rates: {
          type: 'array',
          minItems: 1,
          maxItems: 6,
          items: {
            type: 'object',
            properties: {
              country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' },
              rate: { type: 'number', minimum: 0, maximum: 30, description: 'standard rate in per cent' },
              note: { ...contents, description: 'What is special about this country, in a line.' },
              source: {
                ...sourceSchema,
                description: 'Where this rate comes from, if not from that of all.',
              },
            },
            required: ['country', 'rate'],
            additionalProperties: false,
          },
        },
        source: sourceSchema,
        date: { ...dateSchema, description: 'a day on which they were those of the source' },
      },
      required: ['rates', 'source', 'date'],
      additionalProperties: false,
    },
    besides: { ...contents, description: 'What comes on top of the price besides VAT, in a line.' },
  },
  required: ['hulls', 'sails', 'cabins', 'packs'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ConfiguratorOptions = FromSchema<typeof configuratorOptionsSchema>;
