import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema, equipmentSchema } from '../parts/boatProfile.ts';
import { dateSchema } from '../parts/date.ts';
import { boatRenderSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { plansSchema } from './cabin-layouts.ts';

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'object', additionalProperties: text } as const;
const values = { type: 'array', maxItems: 24, items: { type: 'string' } } as const;
/** What a boat costs. */
const price = {
  from: { ...text, description: 'Of a boat: the price from which it is sold, as on its page.' },
  prices: {
    ...texts,
    description:
      'Of a boat: what it costs with each selection of the packs that fit it, by their values in order with a space between; "" without one.',
  },
  base: { ...text, description: 'Of a boat: the price without a pack, an amount alone.' },
  extras: { ...texts, description: 'Of a boat: what each of these packs adds to the price, in words.' },
  included: { ...values, description: 'Of a boat: packs that her price has in it, such as for a while.' },
  promoted: {
    ...texts,
    description: 'Of a boat: why some of these packs add less for a while; `{price}` stands for `regular`.',
  },
  regular: {
    type: 'object',
    additionalProperties: { type: 'number', minimum: 0 },
    description: 'Of a boat: what such packs add otherwise, before VAT.',
  },
  amounts: {
    type: 'object',
    additionalProperties: { type: 'number', minimum: 0 },
    description: 'Of a boat: prices that are known, before VAT; with none there is no sum with it.',
  },
  currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Of these amounts.' },
  isAbout: { type: 'boolean', description: 'Whether its sums are said in round millions.' },
} as const;
const path = { type: 'string', pattern: '^/' } as const;
const option = { value: text, label: text, isChosen: { type: 'boolean' } } as const;

export const configuratorSchema = {
  title: 'Configurator',
  description: 'A boat put together from a few choices, drawn as it is chosen.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { ...text, description: 'Heading of the page, above the choices.' },
    text: { ...text, description: 'A sentence below it.' },
    action: { ...path, description: 'Address of the page itself.' },
    groups: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      description: 'What the boat is, choice by choice, in order; each goes into the address under its name.',
      items: {
        type: 'object',
        properties: {
          name: { enum: ['model', 'hull', 'sail', 'cabins', 'pack'] },
          label: text,
          note: { ...text, description: 'What all of its options do to the price.' },
          options: {
            type: 'array',
            minItems: 1,
            maxItems: 24,
            items: {
              type: 'object',
              properties: {
                ...option,
                text: {
                  ...text,
                  description: 'What is in it, in a line or two; of a boat: for whom she is.',
                },
                draws: equipmentSchema,
                colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
                profile: boatProfileSchema,
                render: boatRenderSchema,
                layouts: plansSchema,
                ...price,
                delivery: { ...text, description: 'Of a boat: when the next one is delivered.' },
                promotion: {
                  ...linkSchema,
                  description: 'Of a boat: what its price includes for a while, with the page of the offer.',
                },
                yours: { ...text, description: 'Of a boat: its name as that of the visitor’s boat.' },
                boats: {
                  ...values,
                  description: 'Of cabins and packs: values of the boats that have them; absent: all.',
                },
                own: { ...values, description: 'Of colours: values of the boats that it is the own of.' },
              },
              required: ['value', 'label'],
              additionalProperties: false,
            },
          },
        },
        required: ['name', 'label', 'options'],
        additionalProperties: false,
      },
    },
    delivery: {
      type: 'object',
      description: 'Where the boat will be kept, which says what VAT is due; `delivery` in the address.',
      properties: {
        label: text,
        countries: {
          type: 'array',
          minItems: 1,
          maxItems: 7,
          items: {
            type: 'object',
            properties: {
              ...option,
              rate: { type: 'number', minimum: 0, description: 'Its VAT in per cent; absent: not known.' },
              note: { ...text, description: 'What is special about it, in a line.' },
              source: { ...linkSchema, description: 'Where its rate comes from, if not from that of all.' },
            },
            required: ['value', 'label'],
            additionalProperties: false,
          },
        },
        isTaxedFirst: {
          type: 'boolean',
          description: 'Prices are said with VAT first, and before it second: as elsewhere in this language.',
        },
        source: { ...linkSchema, description: 'Where the rates come from.' },
        date: { ...dateSchema, description: 'A day on which they were those of the source.' },
      },
      required: ['label', 'countries', 'source', 'date'],
      additionalProperties: false,
    },
    besides: { ...text, description: 'What comes on top of the price besides VAT, in a line.' },
    trial: { ...path, description: 'Address of the form for a sea trial, if there is one.' },
    offer: { ...path, description: 'Address of the form that asks for an offer, if there is one.' },
    brochure: path,
    dealers: { ...path, description: 'Address of the dealers, if there are any.' },
    withoutBrochure: {
      ...values,
      description: 'Values of the boats without a brochure: the way to that form is not offered with them.',
    },
  },
  required: ['heading', 'action', 'groups', 'brochure'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Configurator = FromSchema<typeof configuratorSchema>;
