import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', maxLength: 10_000 } as const;

/** Body of a browser's report of a blocked resource (Content Security Policy Level 3, §5.3); other fields are not read. */
export const cspReportSchema = {
  $id: 'csp-report',
  type: 'object',
  properties: {
    'csp-report': {
      type: 'object',
      properties: {
        'document-uri': text,
        'blocked-uri': text,
        'effective-directive': { type: 'string', pattern: '^[a-z-]{1,40}$' },
      },
      required: ['document-uri', 'blocked-uri', 'effective-directive'],
    },
  },
  required: ['csp-report'],
} as const satisfies JSONSchema;

export type CspReport = FromSchema<typeof cspReportSchema>;
