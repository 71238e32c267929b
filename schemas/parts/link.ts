import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

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
