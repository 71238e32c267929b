import type { JSONSchema } from 'json-schema-to-ts';

/** A day, wherever on earth it is read. */
export const dateSchema = {
  title: 'Date',
  type: 'string',
  format: 'date',
  description: 'A day as ISO 8601 writes it: 2026-11-21.',
} as const satisfies JSONSchema;
