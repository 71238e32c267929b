import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

const metres = { type: 'number', minimum: 5, maximum: 40 } as const;
const litres = { type: 'number', minimum: 1 } as const;

/** What the deck plans of a boat have in common. */
export const plannedBoat = {
  length: { ...metres, description: 'Length overall, in metres.' },
  beam: { ...metres, description: 'Beam, in metres.' },
  hullShape: {
    enum: ['full', 'slender', 'wide'],
    description:
      'Full hulls (also without this), slender ones with reverse bows and daggerboards, or those of a boat with a wide bridge deck.',
  },
  helm: {
    enum: ['bulkhead', 'raised', 'outboard', 'flybridge'],
    description:
      'Where she is steered from: beside the bulkhead of the saloon, there on a platform for two, from a wheel on each hull, or upstairs. Absent: not drawn.',
  },
  galley: {
    enum: ['corner', 'line', 'island', 'facing'],
    description:
      'Worktops to starboard: in a corner (also without this), in a line, with an island, or facing each other.',
  },
  tender: { enum: ['davits', 'platform'], description: 'What carries a dinghy between the sterns.' },
  forwardCockpit: { type: 'boolean', description: 'A second cockpit before the saloon.' },
} as const;

export const cabinLayoutsSchema = {
  title: 'Cabin layouts',
  description:
    'The deck plans of a boat with three to six cabins, drawn from figures, one of them at a time.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the plans.' },
    text: htmlSchema,
    liesOn: {
      enum: ['sand', 'haze', 'deep', 'lagoon'],
      description: 'What she lies on: her plan is large there. Absent: a smaller plan on the page.',
    },
    ...plannedBoat,
    water: { ...litres, description: 'Fresh water, in litres.' },
    fuel: { ...litres, description: 'Fuel, in litres.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      description: 'The layouts, the one that is shown first at the top.',
      items: {
        type: 'object',
        properties: {
          cabins: {
            type: 'integer',
            minimum: 3,
            maximum: 6,
            description: 'With three, one hull is the owner’s.',
          },
          berths: { type: 'integer', minimum: 2, maximum: 20, description: 'Berths, the saloon included.' },
          heads: { type: 'integer', minimum: 1, maximum: 8, description: 'Bathrooms.' },
          text: htmlSchema,
        },
        required: ['cabins', 'berths', 'heads'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'length', 'beam', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

const { items: layouts } = cabinLayoutsSchema.properties;
const { properties: layout } = layouts.items;

/** The plans alone, as other blocks draw them. */
export const plansSchema = {
  type: 'object',
  description: 'Of a boat: its deck plans, one for each number of cabins.',
  properties: {
    ...plannedBoat,
    items: {
      type: 'array',
      minItems: 1,
      maxItems: layouts.maxItems,
      items: {
        type: 'object',
        properties: { cabins: layout.cabins, heads: layout.heads },
        required: ['cabins', 'heads'],
        additionalProperties: false,
      },
    },
  },
  required: ['length', 'beam', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type CabinLayouts = FromSchema<typeof cabinLayoutsSchema>;
