import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const coralCounterSchema = {
  title: 'Coral counter',
  description: 'What the yard does for reefs, with the number of corals planted so far.',
  purpose: 'text',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading beside the number.' },
    text: htmlSchema,
    image: imageSchema,
    link: linkSchema,
    count: {
      type: 'integer',
      minimum: 0,
      description: 'Corals planted so far; absent when the content service could not say.',
    },
  },
  anyOf: [{ required: ['heading'] }, { required: ['text'] }, { required: ['count'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type CoralCounter = FromSchema<typeof coralCounterSchema>;
