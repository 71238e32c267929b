import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';

/** Fragment of an address, the same in all languages: needs no encoding, and is not an id of the frame. */
export const anchorIdSchema = {
  title: 'Anchor id',
  type: 'string',
  pattern: '^(?!(content|languages|mainmenu|menus|page)$|footer|choice-)[A-Za-z][A-Za-z0-9_-]{0,63}$',
  description: 'Fragment of the address of a place on the page, unique there.',
} as const satisfies JSONSchema;

export const anchorSchema = {
  title: 'Anchor',
  description: 'A place on the page that links and the anchors menu lead to. It shows nothing by itself.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    id: anchorIdSchema,
    label: { type: 'string', minLength: 1, description: 'Entry in the anchors menu.' },
  },
  required: ['id', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Anchor = FromSchema<typeof anchorSchema>;
