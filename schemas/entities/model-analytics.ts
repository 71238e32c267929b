import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** What analytics is told of a model page (spec 1 §2). */
export const modelAnalyticsSchema = {
  title: 'Model analytics',
  type: 'object',
  properties: { model: text, segment: text, businessUnit: text },
  required: ['model', 'segment', 'businessUnit'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ModelAnalytics = FromSchema<typeof modelAnalyticsSchema>;
