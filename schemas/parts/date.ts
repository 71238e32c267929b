import type { JSONSchema } from 'json-schema-to-ts';

/** A day, wherever on earth it is read. */
export const dateSchema = {
  title: 'Date',
  type: 'string',
  format: 'date',
  description: 'A day as ISO 8601 writes it: 2026-11-21.',
} as const satisfies JSONSchema;

/** When something takes place, in days of that place; both are absent while it is not known. */
export const dateRangeProperties = {
  startDay: { ...dateSchema, description: 'First day, where it takes place.' },
  endDay: { ...dateSchema, description: 'Last day, when there are several.' },
} as const satisfies Record<string, JSONSchema>;
