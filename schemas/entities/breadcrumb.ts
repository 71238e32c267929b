import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const crumbSchema = {
  title: 'Crumb',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1 },
    url: {
      type: 'string',
      format: 'link-url',
      description: 'Absent on the last crumb, and where a level has no page in this language.',
    },
  },
  required: ['label'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Crumb = FromSchema<typeof crumbSchema>;

/** Where a page stands, home first (spec 1 §3). */
export const breadcrumbSchema = {
  title: 'Breadcrumb',
  type: 'object',
  properties: { items: { type: 'array', items: crumbSchema } },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Breadcrumb = FromSchema<typeof breadcrumbSchema>;
