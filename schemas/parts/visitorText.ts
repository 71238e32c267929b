import type { JSONSchema } from 'json-schema-to-ts';

/** The email address of a visitor: all that a browser takes for one, and with a dot in the host. */
export const visitorEmailSchema = {
  title: 'Email address of a visitor',
  type: 'string',
  // HTML, §4.10.5.1.5; mail goes through the internet, so the host has a dot.
  pattern:
    "^[\\w.!#$%&'*+\\/=?^`{|}~\\-]{1,64}@([A-Za-z0-9]([A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9]([A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?$",
  maxLength: 254,
} as const satisfies JSONSchema;

/** Patterns of what a visitor writes: nothing that no keyboard makes. A line has neither line ends nor tabs. */
export const PRINTABLE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
export const PRINTABLE_TEXT =
  '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
