import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { htmlSchema } from '../parts/html.ts';

const { length, airDraught, draught } = boatProfileSchema.properties;

const kilograms = { type: 'integer', minimum: 0, maximum: 99_999 } as const;

export const weightSceneSchema = {
  title: 'Weight scene',
  description:
    'A boat with daggerboards in the slings of a crane, cut open: while the page is scrolled her pieces are hung on, and her weight is counted beside that of a boat as usually built.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the scene.' },
    text: htmlSchema,
    length,
    airDraught,
    draught: { ...draught, description: 'Depth from the waterline with the boards down, in metres.' },
    moments: {
      type: 'array',
      minItems: 4,
      maxItems: 4,
      description: 'What is hung on: hulls and deck, rig and boards, machinery, joinery, in this order.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'What it is, such as “Rig and boards”.' },
          caption: {
            type: 'string',
            minLength: 1,
            description: 'Why it weighs that, in one short sentence.',
          },
        },
        required: ['label', 'caption'],
        additionalProperties: false,
      },
    },
    pieces: {
      type: 'array',
      minItems: 4,
      maxItems: 24,
      description: 'The lines of the weighing slip; their sum is what the boat weighs.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'What it is, such as “Drawers”.' },
          moment: {
            type: 'integer',
            minimum: 1,
            maximum: 4,
            description: 'With which of the four it is hung on.',
          },
          weight: { ...kilograms, description: 'Weight in kilograms.' },
          usual: { ...kilograms, description: 'Weight in a boat as usually built.' },
        },
        required: ['label', 'moment', 'weight', 'usual'],
        additionalProperties: false,
      },
    },
    note: { ...htmlSchema, description: 'Beside the slip: how it was weighed.' },
  },
  required: ['heading', 'length', 'airDraught', 'draught', 'moments', 'pieces'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type WeightScene = FromSchema<typeof weightSceneSchema>;
