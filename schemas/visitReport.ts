import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_CODES } from '../locales/locales.ts';

/** Most entries of each list. */
export const MAX_ENTRIES = 10;
/** Longest message of an error. */
export const MAX_MESSAGE = 200;

const list = { type: 'array', maxItems: MAX_ENTRIES } as const;
const milliseconds = { type: 'number', minimum: 0, maximum: 600_000 } as const;
const score = { type: 'number', minimum: 0, maximum: 1000 } as const;
/** Type of a block, or `frame` for everything else of a page. */
const block = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,59}$' } as const;

/**
 * What one document in a visitor's browser was like: sent once, when it is left, by visitors who have agreed to
 * measurement. It holds no address, of a page or of a person.
 */
export const visitReportSchema = {
  $id: 'visit-report',
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Id of the first page's route, without its language. */
    route: { type: 'string', pattern: '^[a-z][a-z-]{0,59}$' },
    locale: { type: 'string', enum: LOCALE_CODES },
    release: { type: 'string', pattern: '^[a-z0-9]{1,20}$' },
    /** Largest Contentful Paint. */
    lcp: {
      type: 'object',
      additionalProperties: false,
      properties: { ms: milliseconds, block },
      required: ['ms'],
    },
    /** Interaction to Next Paint. */
    inp: milliseconds,
    /** Cumulative Layout Shift. */
    cls: score,
    /** Layout shifts by block. */
    shifts: {
      ...list,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { block, score },
        required: ['block', 'score'],
      },
    },
    /** Slow interactions by block: how many, and the slowest. */
    slow: {
      ...list,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { block, count: { type: 'integer', minimum: 1, maximum: 10_000 }, ms: milliseconds },
        required: ['block', 'count', 'ms'],
      },
    },
    errors: {
      ...list,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          /** The block that has failed; absent for errors elsewhere. */
          block,
          name: { type: 'string', pattern: '^\\w{1,60}$' },
          message: { type: 'string', maxLength: MAX_MESSAGE },
        },
        required: ['name', 'message'],
      },
    },
  },
  required: ['route', 'locale', 'release', 'shifts', 'slow', 'errors'],
} as const satisfies JSONSchema;

export type VisitReport = FromSchema<typeof visitReportSchema>;
