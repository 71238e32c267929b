import type { JSONSchema } from 'json-schema-to-ts';
import { dateSchema } from './date.ts';

/** When something takes place, in days of that place; both are absent while it is not known. */
export const dateRangeProperties = {
  startDay: { ...dateSchema, description: 'First day, where it takes place.' },
  endDay: { ...dateSchema, description: 'Last day, when there are several.' },
} as const satisfies Record<string, JSONSchema>;
