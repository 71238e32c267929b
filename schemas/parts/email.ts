import type { JSONSchema } from 'json-schema-to-ts';

/** An email address, wherever it is parsed or shown. */
export const emailSchema = {
  title: 'Email address',
  type: 'string',
  // No characters with a meaning in a mailto URL, which could add recipients or a subject.
  pattern: '^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  maxLength: 254,
  description: 'One email address, without a name.',
} as const satisfies JSONSchema;

const EMAIL = new RegExp(emailSchema.pattern);

/** Whether the contact form accepts the address. */
export const isEmail = (text: string): boolean => text.length <= emailSchema.maxLength && EMAIL.test(text);
