import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { dateSchema } from '../parts/date.ts';
import { htmlSchema } from '../parts/html.ts';

const timeOfDay = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const;

export const passageSceneSchema = {
  title: 'Passage scene',
  description:
    'The log of a passage of six days: while the page is scrolled a pen draws the speed of each hour on the paper of a drum, and each day is written below with its miles, its wind and a remark.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the log.' },
    text: htmlSchema,
    hour: { ...timeOfDay, description: 'When she leaves, and when the log is read each day: “08:00”.' },
    sunset: { ...timeOfDay, description: 'Ship’s time of the sunset: the nights are in the shade.' },
    sunrise: { ...timeOfDay, description: 'Ship’s time of the sunrise.' },
    days: {
      type: 'array',
      minItems: 6,
      maxItems: 6,
      description: 'The days of the passage, 24 hours each, in their order.',
      items: {
        type: 'object',
        properties: {
          day: {
            ...dateSchema,
            description: 'The day on which it is read: the one after the departure first.',
          },
          label: { type: 'string', minLength: 1, description: 'Where she is then.' },
          position: {
            type: 'string',
            pattern: '^[0-8]?\\d(\\.\\d+)? -?\\d{1,2}(\\.\\d+)?$',
            description: 'Latitude and longitude there, in degrees: “42.9 -10”.',
          },
          speeds: {
            type: 'string',
            pattern: '^(\\d\\d?(\\.\\d)? ){23}\\d\\d?(\\.\\d)?$',
            description: 'Miles of each of the 24 hours, whose sum is those of the day: “6.2 8.4 10 …”.',
          },
          barbs: {
            type: 'string',
            pattern: '^\\d{1,3} \\d{1,2}(, \\d{1,3} \\d{1,2}){3}$',
            description:
              'The wind every six hours, from where in degrees and how strong in knots: “350 17, 0 14, 10 12, 5 11”.',
          },
          weather: {
            type: 'string',
            minLength: 1,
            description: 'Wind and sails in words: “North 5, gennaker”.',
          },
          number: { type: 'integer', minimum: 1, description: 'Number of the remark in the notebook.' },
          remark: {
            type: 'string',
            minLength: 1,
            description: 'The remark of the day, in one or two sentences.',
          },
          watch: {
            type: 'string',
            pattern: '^\\S.* [0-2]\\d–[0-2]\\d$',
            description: 'Who wrote it, and from when to when was on watch: “Maëlle 04–08”.',
          },
        },
        required: ['day', 'label', 'position', 'speeds', 'barbs', 'weather', 'number', 'remark', 'watch'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'hour', 'sunset', 'sunrise', 'days'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type PassageScene = FromSchema<typeof passageSceneSchema>;
