import type { JSONSchema } from 'json-schema-to-ts';

/** A calendar day, without a time zone. */
export const dateSchema = {
  title: 'Date',
  type: 'string',
  format: 'date',
  description: 'A day as ISO 8601 writes it: 2026-11-21.',
} as const satisfies JSONSchema;

/** First and last day of an event, local to it; both absent while unknown. */
export const dateRangeProperties = {
  startDay: { ...dateSchema, description: 'First day, where it takes place.' },
  endDay: { ...dateSchema, description: 'Last day, when there are several.' },
} as const satisfies Record<string, JSONSchema>;
