import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';

const text = { type: 'string', minLength: 1 } as const;

export const boatPickerSchema = {
  title: 'Boat picker',
  description: 'Boats to tick, to be compared.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { ...text, description: 'Heading above the boats.' },
    note: { ...text, description: 'Below the heading: what is compared without a choice.' },
    error: {
      ...text,
      description: 'Why not just what was ticked is compared; announced, in place of the note.',
    },
    action: { type: 'string', pattern: '^/', description: 'Address of the page that compares them.' },
    most: { type: 'integer', minimum: 1, description: 'How many may be ticked.' },
    boats: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          value: { ...text, description: 'Its name in the address, such as `estran-42`.' },
          label: text,
          isChosen: { type: 'boolean' },
        },
        required: ['value', 'label'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'action', 'most', 'boats'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type BoatPicker = FromSchema<typeof boatPickerSchema>;
