import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { anchorIdSchema } from '../parts/anchorId.ts';

export const anchorSchema = {
  title: 'Anchor',
  description: 'A place on the page that links and the anchors menu lead to. It shows nothing by itself.',
  type: 'object',
  properties: {
    id: anchorIdSchema,
    label: { type: 'string', minLength: 1, description: 'Entry in the anchors menu.' },
  },
  required: ['id', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Anchor = FromSchema<typeof anchorSchema>;
