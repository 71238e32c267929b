import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** An address on another site, from the brand's file. */
export const httpsUrlSchema = {
  type: 'string',
  pattern: '^https://[^\\s"<>]+$',
  description: 'an address that begins with https://',
} as const satisfies JSONSchema;

/** Where figures were published, from the brand's file; the page names it. */
export const sourceSchema = {
  type: 'object',
  properties: { label: { type: 'string', minLength: 1, maxLength: 120 }, url: httpsUrlSchema },
  required: ['label', 'url'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** A link an editor made, already resolved to the locale's own address. */
export const linkSchema = {
  title: 'Link',
  type: 'object',
  properties: {
    url: {
      type: 'string',
      format: 'link-url',
      description: 'Site path, or an http(s), mailto or tel address.',
    },
    label: { type: 'string', minLength: 1, description: 'What the link says.' },
    target: { enum: ['_self', '_blank'], description: 'Where it opens; the same tab when absent.' },
    ariaLabel: {
      type: 'string',
      minLength: 1,
      description: 'Accessible name when the label alone is not enough.',
    },
  },
  required: ['url', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Link = FromSchema<typeof linkSchema>;
