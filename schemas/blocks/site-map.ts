import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { linkSchema } from '../parts/link.ts';

export const siteMapSchema = {
  title: 'Site map',
  description: 'Every part of the site, with what lies below it.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    sections: {
      type: 'array',
      minItems: 1,
      description: 'Parts of the site, in order.',
      items: {
        type: 'object',
        properties: {
          link: linkSchema,
          links: { type: 'array', items: linkSchema, description: 'What lies below it.' },
        },
        required: ['link', 'links'],
        additionalProperties: false,
      },
    },
  },
  required: ['sections'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type SiteMap = FromSchema<typeof siteMapSchema>;
