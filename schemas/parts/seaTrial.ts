import type { JSONSchema } from 'json-schema-to-ts';
import { DEFAULT_LOCALE } from '../../locales/locales.ts';

const text = { type: 'string', minLength: 1 } as const;
const time = { type: 'string', pattern: '^[0-2]\\d:[0-5]\\d$' } as const;
const times = { type: 'array', items: time } as const;

/** A month, where one is chosen in place of a day. */
export const MONTH_PATTERN = '^\\d{4}-(0[1-9]|1[0-2])$';

/** The days of a sea trial, with the tide at the home port (behaviour §7.11). */
export const seaTrialSchema = {
  type: 'object',
  description: 'The days on which a sea trial can begin, with the tide at the home port.',
  properties: {
    port: { ...text, description: 'The home port.' },
    meetingPlace: { ...text, description: 'Where the trial begins.' },
    gauge: { ...text, description: 'The tide gauge for which the tide is computed.' },
    source: {
      type: 'object',
      description: 'Where the harmonic constants come from.',
      properties: { label: text, url: { type: 'string', format: 'link-url' } },
      required: ['label', 'url'],
      additionalProperties: false,
    },
    days: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date' },
          high: { ...times, description: 'High waters, on the clock of the port.' },
          low: { ...times, description: 'Low waters.' },
          afloat: {
            type: 'object',
            description: 'From when to when a trial has water and daylight, where the port says how long.',
            properties: { from: time, to: time },
            required: ['from', 'to'],
            additionalProperties: false,
          },
          closed: { ...text, description: 'Why no trial begins on this day; absent: it can be chosen.' },
          range: { type: 'number', description: 'The largest tidal range of the day, in metres.' },
        },
        required: ['date', 'high', 'low', 'range'],
        additionalProperties: false,
      },
    },
    months: {
      type: 'array',
      maxItems: 6,
      items: {
        type: 'object',
        properties: {
          month: { type: 'string', pattern: MONTH_PATTERN },
          days: { type: 'string', description: 'The days that can be sailed, in words, such as 3–7, 17–21.' },
        },
        required: ['month', 'days'],
        additionalProperties: false,
      },
      description: 'The months after these days: one of them can be chosen in place of a day.',
    },
    chosen: { ...text, description: 'The day or month that the address has chosen: ticked from the start.' },
    reasons: {
      type: 'array',
      description: 'Why days are not offered, each reason once.',
      items: {
        type: 'object',
        properties: {
          text,
          days: { ...text, description: 'Its days in words, neighbours as one range.' },
        },
        required: ['text', 'days'],
        additionalProperties: false,
      },
    },
  },
  required: ['port', 'gauge', 'source', 'days', 'reasons'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** What the form for a tour of the yard offers (behaviour §7.12). */
export const yardTourSchema = {
  type: 'object',
  description: 'The tours of the yard that can be asked for.',
  properties: {
    days: { type: 'array', minItems: 1, items: { type: 'string', format: 'date' } },
    times: {
      type: 'array',
      minItems: 1,
      items: time,
      description: 'When a tour begins, on the clock of the yard.',
    },
    guests: { type: 'integer', minimum: 1, maximum: 20, description: 'How many may come at most.' },
    meetingPlace: { ...text, description: 'Where a tour begins.' },
  },
  required: ['days', 'times', 'guests'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const line = { ...text, maxLength: 120 } as const;

/** A place to meet, in each language. */
export const meetingPlaceSchema = {
  type: 'object',
  properties: { en: line, fr: line, de: line, es: line, it: line, pt: line },
  required: [DEFAULT_LOCALE],
  additionalProperties: false,
} as const;

/** When a yard shows itself, in the brand file (behaviour §7.12). */
export const toursSchema = {
  type: 'object',
  description: 'When there are tours of the yard; never on a holiday of the trials.',
  properties: {
    weekdays: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 7 },
      description: 'days of the week with tours, Monday is 1',
    },
    times: { type: 'array', minItems: 1, maxItems: 6, items: time, description: 'when they begin' },
    guests: { type: 'integer', minimum: 1, maximum: 20, description: 'how many may come to one' },
    noticeDays: {
      type: 'integer',
      minimum: 0,
      maximum: 14,
      description: 'whole days between the request and the tour; 1 where it is absent',
    },
    meetingPlace: { ...meetingPlaceSchema, description: 'Where a tour begins; that of the trials without.' },
  },
  required: ['weekdays', 'times', 'guests'],
  additionalProperties: false,
} as const;

/** Whether a calendar of sea trials has a day, and it can be chosen. */
export const offersDay = (
  days: readonly { date: string; closed?: string | undefined }[],
  day: string | undefined,
): boolean => days.some(({ date, closed }) => date === day && !closed);

/** Whether one of the months after the calendar is this one. */
export const offersMonth = (
  months: readonly { month: string }[] | undefined,
  sent: string | undefined,
): boolean => months?.some(({ month }) => month === sent) ?? false;
