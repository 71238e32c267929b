import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

export const polarSchema = {
  title: 'Polar diagram',
  description:
    'How fast a boat sails at each angle to the wind: one curve for each strength of the wind, of which one is chosen, with its best angles.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading beside the diagram.' },
    text: htmlSchema,
    source: { type: 'string', minLength: 1, description: 'How the speeds were found, below the diagram.' },
    length: {
      type: 'number',
      minimum: 5,
      maximum: 40,
      description: 'Length of the boat overall, in metres.',
    },
    beam: { type: 'number', minimum: 3, maximum: 20, description: 'Beam of the boat, in metres.' },
    winds: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      description: 'The strengths of the wind, from the lightest.',
      items: {
        type: 'object',
        properties: {
          wind: { type: 'integer', minimum: 1, maximum: 60, description: 'True wind in knots.' },
          curve: {
            type: 'string',
            pattern:
              '^(1[0-7]\\d|180|[1-9]?\\d) \\d{1,2}(\\.\\d)?(, (1[0-7]\\d|180|[1-9]?\\d) \\d{1,2}(\\.\\d)?){2,}$',
            description:
              'Angles to the true wind in degrees, each with the speed of the boat in knots: “40 4.6, 52 6.4, 60 7.0”.',
          },
        },
        required: ['wind', 'curve'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'length', 'beam', 'winds'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Polar = FromSchema<typeof polarSchema>;
