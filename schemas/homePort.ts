import type { JSONSchema } from 'json-schema-to-ts';
import { sourceSchema } from './parts/link.ts';
import { meetingPlaceSchema, toursSchema } from './parts/seaTrial.ts';

const line = { type: 'string', minLength: 1, maxLength: 120 } as const;

const constituent = {
  type: 'object',
  properties: {
    amplitude: { type: 'number', minimum: 0, description: 'metres' },
    phase: { type: 'number', description: 'degrees, lag behind Greenwich for UTC' },
  },
  required: ['amplitude', 'phase'],
  additionalProperties: false,
} as const;

const time = {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'such as 09:00',
} as const;

const hoursAfloat = {
  type: 'number',
  minimum: 1,
  maximum: 5,
  description: 'how long before and after it the boat is afloat; 2 where it is absent',
} as const;

/** On which days a trial can begin (behaviour §7.11). What is absent has its default there. */
const trialsSchema = {
  type: 'object',
  description: 'On which days a sea trial can begin.',
  properties: {
    noticeDays: {
      type: 'integer',
      minimum: 0,
      maximum: 14,
      description: 'whole days between the request and the trial; 2 where it is absent',
    },
    closedWeekdays: {
      type: 'array',
      maxItems: 6,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 7 },
      description: 'days of the week without trials, Monday is 1; Sunday where it is absent',
    },
    holidays: {
      type: 'object',
      description: 'Public holidays, on which the port rests; none where it is absent.',
      properties: {
        country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' },
        days: {
          type: 'array',
          uniqueItems: true,
          items: {
            type: 'string',
            pattern: '^((0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|easter[+-]\\d{1,2})$',
            description: 'month and day such as 12-25, or days from Easter Sunday such as easter+39',
          },
        },
      },
      required: ['country', 'days'],
      additionalProperties: false,
    },
    highWater: {
      type: 'object',
      description: 'A trial needs a high water between these hours, most of the time around it in daylight.',
      properties: { from: time, to: time, hours: hoursAfloat },
      required: ['from', 'to'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;

/** Where sea trials begin. Without it the site has no form for them (behaviour §7.11). */
export const homePortSchema = {
  type: 'object',
  description: 'Where sea trials begin, with the harmonic constants of its tide.',
  properties: {
    name: line,
    gauge: { ...line, description: 'The tide gauge that the constants belong to.' },
    meetingPlace: {
      ...meetingPlaceSchema,
      description: 'Where a trial begins, with the address, in each language; the name of the port without.',
    },
    trials: trialsSchema,
    tours: toursSchema,
    position: {
      type: 'object',
      description: 'Degrees, north and east; for sunrise and sunset. Without it every hour has daylight.',
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      required: ['latitude', 'longitude'],
      additionalProperties: false,
    },
    timeZone: {
      type: 'string',
      pattern: '^[A-Za-z]+(/[A-Za-z_+-]+)+$',
      description: 'a time zone such as Europe/Paris',
    },
    source: { ...sourceSchema, description: 'Where the constants were published; the form names it.' },
    constituents: {
      type: 'object',
      description: 'Amplitude and phase of each constituent; 0 for one that the port does not have.',
      properties: {
        M2: constituent,
        S2: constituent,
        N2: constituent,
        K2: constituent,
        NU2: constituent,
        MU2: constituent,
        '2N2': constituent,
        T2: constituent,
        K1: constituent,
        O1: constituent,
        P1: constituent,
        Q1: constituent,
        M4: constituent,
        MS4: constituent,
        MN4: constituent,
      },
      required: [
        'M2',
        'S2',
        'N2',
        'K2',
        'NU2',
        'MU2',
        '2N2',
        'T2',
        'K1',
        'O1',
        'P1',
        'Q1',
        'M4',
        'MS4',
        'MN4',
      ],
      additionalProperties: false,
    },
  },
  required: ['name', 'gauge', 'timeZone', 'source', 'constituents'],
  additionalProperties: false,
} as const satisfies JSONSchema;
