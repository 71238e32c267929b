import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const crumbSchema = {
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

/** Home first. */
export const crumbsSchema = { type: 'array', items: crumbSchema } as const satisfies JSONSchema;

/** Position of a page in the site (behaviour §2.1). */
export const breadcrumbSchema = {
  title: 'Breadcrumb',
  type: 'object',
  properties: { items: crumbsSchema },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Breadcrumb = FromSchema<typeof breadcrumbSchema>;
