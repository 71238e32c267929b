import type { JSONSchema } from 'json-schema-to-ts';

/** Rich text. Validation replaces the value by its sanitized form, so what reaches a component is safe. */
export const htmlSchema = {
  title: 'Rich text',
  type: 'string',
  format: 'html',
  maxLength: 100_000,
  description: 'HTML of an editor; sanitized by an allow-list when the page is validated.',
} as const satisfies JSONSchema;
