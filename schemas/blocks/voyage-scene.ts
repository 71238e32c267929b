import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { dateSchema } from '../parts/date.ts';
import { htmlSchema } from '../parts/html.ts';

/** “47.72 -3.72”: latitude and longitude in degrees; Mercator's projection has no pole. */
const POSITION = '[0-8]?\\d(\\.\\d+)? -?\\d{1,2}(\\.\\d+)?';
/** “anchor 24”: where a boat lay, and for how many nights. */
const STAY = '(anchor|sea|harbour) [1-9]\\d*';

export const voyageSceneSchema = {
  title: 'Voyage scene',
  description:
    'A voyage in the North Atlantic on a chart: while the page is scrolled the track is drawn, and a strip fills with its nights: at anchor, at sea, in a harbour.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the chart.' },
    text: htmlSchema,
    moments: {
      type: 'array',
      minItems: 4,
      maxItems: 4,
      description: 'The port of departure, and three that are reached, in this order.',
      items: {
        type: 'object',
        properties: {
          day: { ...dateSchema, description: 'The day of departure or arrival.' },
          label: { type: 'string', minLength: 1, description: 'Name of the place.' },
          caption: { type: 'string', minLength: 1, description: 'What happened, in one short sentence.' },
          temperature: { type: 'integer', minimum: 0, maximum: 35, description: 'Of the water, in °C.' },
          track: {
            type: 'string',
            pattern: `^${POSITION}(, ${POSITION})*$`,
            description:
              'Positions on the way here, the place itself last: “42.6 -9.4, 38.5 -9.6”. Of the first moment the place alone.',
          },
          nights: {
            type: 'string',
            pattern: `^${STAY}(, ${STAY})*$`,
            description: 'Nights since the moment before, in their order: “sea 3, anchor 24, harbour 6”.',
          },
        },
        required: ['day', 'label', 'caption', 'temperature', 'track'],
        additionalProperties: false,
      },
    },
    names: {
      type: 'array',
      maxItems: 12,
      description: 'Names on the chart.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'Name of the place.' },
          position: { type: 'string', pattern: `^${POSITION}$`, description: 'Where it is: “38.53 -28.63”.' },
          side: { enum: ['start', 'end'], description: 'The name stands before or after it, or below.' },
        },
        required: ['label', 'position'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'moments'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type VoyageScene = FromSchema<typeof voyageSceneSchema>;
