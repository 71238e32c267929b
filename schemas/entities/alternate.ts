import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES } from '../../locales/locales.ts';

/** The same page in one of its languages. */
export const alternateSchema = {
  title: 'Alternate',
  type: 'object',
  properties: {
    locale: { enum: LOCALE_CODES },
    path: { type: 'string', pattern: '^/', description: 'Site path with its language prefix.' },
  },
  required: ['locale', 'path'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Alternate = FromSchema<typeof alternateSchema>;
