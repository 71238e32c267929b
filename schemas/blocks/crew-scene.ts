import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { cabinLayoutsSchema, plannedBoat } from './cabin-layouts.ts';

const { cabins, heads, berths } = cabinLayoutsSchema.properties.items.items.properties;

/** “port aft 2”: a cabin, or the saloon, and how many sleep there. */
const BED = '((port|starboard) (aft|middle|forward)|saloon) [1-9]';

export const crewSceneSchema = {
  title: 'Crew scene',
  description:
    'The deck plan of a boat by night: while the page is scrolled her crew comes aboard, and each cabin lights up as somebody moves in.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the plan.' },
    text: htmlSchema,
    ...plannedBoat,
    cabins,
    heads,
    berths,
    moments: {
      type: 'array',
      minItems: 4,
      maxItems: 4,
      description: 'Who comes aboard, in this order.',
      items: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, description: 'Who it is, such as “The grandparents”.' },
          caption: { type: 'string', minLength: 1, description: 'Where they sleep, in one short sentence.' },
          beds: {
            type: 'string',
            pattern: `^${BED}(, ${BED})*$`,
            description:
              'Their cabins, each with how many sleep there: “port forward 2, starboard forward 1”, “saloon 1”.',
          },
        },
        required: ['label', 'caption', 'beds'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'length', 'beam', 'cabins', 'heads', 'berths', 'moments'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type CrewScene = FromSchema<typeof crewSceneSchema>;
