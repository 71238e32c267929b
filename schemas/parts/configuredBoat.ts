import type { JSONSchema } from 'json-schema-to-ts';
import { configuratorSchema } from '../blocks/configurator.ts';

const text = { type: 'string', minLength: 1 } as const;
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;
const { groups, delivery, besides } = configuratorSchema.properties;

/** The boat of the configurator in words (behaviour §2.11). */
export const configuredBoatSchema = {
  type: 'object',
  description: 'The boat of the configurator in words, for the visitor.',
  properties: {
    boat: { ...text, description: 'Its name; absent where only its choices are known.' },
    choices: {
      type: 'array',
      description: 'What was chosen, then what she costs.',
      items: {
        type: 'object',
        properties: {
          label: text,
          value: text,
          colour,
        },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    bill: {
      type: 'object',
      description: 'For an offer: what the configurator has of her, with what was chosen alone.',
      properties: { groups, delivery, besides },
      required: ['groups'],
      additionalProperties: false,
    },
    trial: { type: 'string', pattern: '^/', description: 'Where a sea trial is booked with her.' },
    url: { type: 'string', pattern: '^/', description: 'Where it can be changed.' },
  },
  required: ['choices', 'url'],
  additionalProperties: false,
} as const satisfies JSONSchema;
