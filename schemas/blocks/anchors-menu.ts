import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { linkSchema } from '../parts/link.ts';
import { offerWordsProperties } from '../parts/offerWords.ts';
import { anchorIdSchema } from './anchor.ts';

export const anchorsMenuSchema = {
  title: 'Anchors menu',
  description:
    'The anchors of the page as a menu that stays in view from tablets on; on a boat’s page with its name, price and actions.',
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
    boat: {
      type: 'object',
      description: 'The boat that the page is about, not shown on phones; set by the page.',
      properties: {
        name: { type: 'string', minLength: 1, description: 'Its name.' },
        price: offerWordsProperties.price,
        links: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: linkSchema,
          description: 'The main one last.',
        },
      },
      required: ['name', 'links'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type AnchorsMenu = FromSchema<typeof anchorsMenuSchema>;
