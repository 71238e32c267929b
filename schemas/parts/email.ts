import type { JSONSchema } from 'json-schema-to-ts';

/** One email address, wherever it is read or shown. */
export const emailSchema = {
  title: 'Email address',
  type: 'string',
  // Nothing in it that a mailto address would take for more recipients, or for a subject.
  pattern: '^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  maxLength: 254,
  description: 'One email address, without a name.',
} as const satisfies JSONSchema;
