import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

const timeOfDay = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const;

export const nightSceneSchema = {
  title: 'Night scene',
  description:
    'A night at anchor on batteries: four pictures of one frame, from dusk to the first sun, fade into each other while the page is scrolled, and the charge falls by what runs meanwhile.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the scene.' },
    text: htmlSchema,
    battery: { type: 'number', minimum: 1, maximum: 1000, description: 'Capacity of the batteries, in kWh.' },
    charge: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Charge at the first moment, in per cent.',
    },
    solar: { type: 'integer', minimum: 1, description: 'Power of the solar panels, in watts.' },
    moments: {
      type: 'array',
      minItems: 4,
      maxItems: 4,
      description: 'From dusk to morning, within a day.',
      items: {
        type: 'object',
        properties: {
          hour: {
            type: 'string',
            pattern: '^([01]\\d|2[0-3]):(00|30)$',
            description: 'Time of day, whole or half hours: “21:30”.',
          },
          label: { type: 'string', minLength: 1, description: 'Name of the moment, such as “Dinner”.' },
          caption: { type: 'string', minLength: 1, description: 'What happens, in one short sentence.' },
          image: {
            ...imageSchema,
            description: 'The boat at this time, in the same frame as on the other three pictures.',
          },
        },
        required: ['hour', 'label', 'caption', 'image'],
        additionalProperties: false,
      },
    },
    loads: {
      type: 'array',
      minItems: 1,
      maxItems: 8,
      description: 'What takes current in the night.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'What it is, such as “Refrigerators”.' },
          watts: { type: 'integer', minimum: 1, description: 'Power on average, in watts.' },
          from: { ...timeOfDay, description: 'When it is switched on: “20:30”.' },
          until: { ...timeOfDay, description: 'When it is switched off.' },
        },
        required: ['label', 'watts', 'from', 'until'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'battery', 'charge', 'solar', 'moments', 'loads'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type NightScene = FromSchema<typeof nightSceneSchema>;
