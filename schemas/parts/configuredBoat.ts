import type { JSONSchema } from 'json-schema-to-ts';
import { imageSchema } from './image.ts';

const text = { type: 'string', minLength: 1 } as const;
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;
const dyed = {
  type: 'object',
  properties: { image: imageSchema, colour },
  required: ['image', 'colour'],
  additionalProperties: false,
} as const;

/** The boat of the configurator in words (behaviour §2.11). */
export const configuredBoatSchema = {
  type: 'object',
  description: 'The boat of the configurator in words, for the visitor.',
  properties: {
    boat: { ...text, description: 'Its name; absent where only its choices are known.' },
    choices: {
      type: 'array',
      description: 'What was chosen, then what she costs: before VAT, and with that of the country.',
      items: {
        type: 'object',
        properties: {
          label: text,
          value: text,
          colour,
          isPrice: { type: 'boolean', description: 'What she costs; the first is the one that counts.' },
        },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    look: {
      type: 'object',
      description: 'Her pictures, to be laid over each other (schemas/parts/image.ts).',
      properties: {
        picture: imageSchema,
        dyed: { type: 'array', maxItems: 2, items: dyed, description: 'Where her colours go, and these.' },
        packs: { type: 'array', items: imageSchema },
      },
      required: ['picture', 'dyed', 'packs'],
      additionalProperties: false,
    },
    trial: { type: 'string', pattern: '^/', description: 'Where a sea trial is booked with her.' },
    delivery: { ...text, description: 'When the next one is delivered, in words.' },
    url: { type: 'string', pattern: '^/', description: 'Where it can be changed.' },
  },
  required: ['choices', 'url'],
  additionalProperties: false,
} as const satisfies JSONSchema;
