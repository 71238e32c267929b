import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES } from '../../locales/locales.ts';

const text = { type: 'string' } as const;

/** Page info from the content service (behaviour §2.1). */
export const pageInfoSchema = {
  title: 'Page info',
  type: 'object',
  properties: {
    pageId: text,
    path: { type: 'string', pattern: '^/', description: 'Alias without language prefix.' },
    language: { enum: LOCALE_CODES },
    pageType: { type: 'string', description: 'Bundle of the node.' },
    pageTitle: text,
  },
  required: ['pageId', 'path', 'language', 'pageType', 'pageTitle'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type PageInfo = FromSchema<typeof pageInfoSchema>;
