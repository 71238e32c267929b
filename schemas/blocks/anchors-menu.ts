import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { anchorIdSchema } from './anchor.ts';

export const anchorsMenuSchema = {
  title: 'Anchors menu',
  description: 'The anchors of the page as a menu that stays in view on wide screens.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'Name of the menu.' },
    items: {
      type: 'array',
      description: 'The anchor blocks of the page, in order; filled in when the page is made.',
      items: {
        type: 'object',
        properties: {
          id: anchorIdSchema,
          label: { type: 'string', minLength: 1, description: 'What the entry says.' },
        },
        required: ['id', 'label'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type AnchorsMenu = FromSchema<typeof anchorsMenuSchema>;
