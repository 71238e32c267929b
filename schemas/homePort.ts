import type { JSONSchema } from 'json-schema-to-ts';

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

/** Where sea trials begin. Without it the site has no form for them (behaviour §7.11). */
export const homePortSchema = {
  type: 'object',
  description: 'Where sea trials begin, with the harmonic constants of its tide.',
  properties: {
    name: line,
    gauge: { ...line, description: 'The tide gauge that the constants belong to.' },
    timeZone: {
      type: 'string',
      pattern: '^[A-Za-z]+(/[A-Za-z_+-]+)+$',
      description: 'a time zone such as Europe/Paris',
    },
    source: {
      type: 'object',
      description: 'Where the constants were published; the form names it.',
      properties: {
        label: line,
        url: {
          type: 'string',
          pattern: '^https://[^\\s"<>]+$',
          description: 'an address that begins with https://',
        },
      },
      required: ['label', 'url'],
      additionalProperties: false,
    },
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
