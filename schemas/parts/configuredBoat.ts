import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;

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
        properties: { label: text, value: text, colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' } },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    delivery: { ...text, description: 'When the next one is delivered, in words.' },
    url: { type: 'string', pattern: '^/', description: 'Where it can be changed.' },
  },
  required: ['choices', 'url'],
  additionalProperties: false,
} as const satisfies JSONSchema;
