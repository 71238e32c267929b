import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

export const tideSceneSchema = {
  title: 'Tide scene',
  description:
    'A boat with keels at anchor over a sandbank, drawn to scale. The sea falls while the page is scrolled; at half tide she touches, at low water she stands on the sand.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the scene.' },
    text: htmlSchema,
    length: {
      type: 'number',
      minimum: 8,
      maximum: 24,
      description: 'Length of the boat overall, in metres.',
    },
    airDraught: {
      type: 'number',
      minimum: 10,
      maximum: 40,
      description: 'Height from the waterline to the top of the mast, in metres.',
    },
    draught: { type: 'number', minimum: 0.5, maximum: 2, description: 'Depth of her keels, in metres.' },
    range: {
      type: 'number',
      minimum: 3,
      maximum: 6,
      description: 'Metres between high and low water. The sandbank lies where she touches at half tide.',
    },
    moments: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      description: 'High water, half tide and low water, in this order.',
      items: {
        type: 'object',
        properties: {
          time: { type: 'string', minLength: 1, description: 'Time of day, as it is written.' },
          label: { type: 'string', minLength: 1, description: 'Name of the moment, such as “High water”.' },
          caption: { type: 'string', minLength: 1, description: 'What can be seen, in one short sentence.' },
        },
        required: ['time', 'label', 'caption'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'length', 'airDraught', 'draught', 'range', 'moments'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type TideScene = FromSchema<typeof tideSceneSchema>;
