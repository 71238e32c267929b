import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A figure with its unit and what it measures: "12.80 m, length overall". */
export const measurementSchema = {
  title: 'Measurement',
  type: 'object',
  properties: {
    value: {
      type: 'string',
      minLength: 1,
      description: 'The figure, written as the language writes numbers.',
    },
    unit: { type: 'string', description: 'Unit behind the figure.' },
    label: { type: 'string', minLength: 1, description: 'What the figure measures.' },
  },
  required: ['value', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Measurement = FromSchema<typeof measurementSchema>;
