import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a drawing of a catamaran from the side needs. */
export const boatProfileSchema = {
  title: 'Boat profile',
  description: 'Measures of a catamaran, from which it is drawn from the side, to scale.',
  type: 'object',
  properties: {
    length: { type: 'number', minimum: 5, maximum: 40, description: 'Length overall, in metres.' },
    airDraught: {
      type: 'number',
      minimum: 6,
      maximum: 60,
      description: 'Height from the waterline to the top of the mast, in metres.',
    },
    draught: {
      type: 'number',
      minimum: 0.3,
      maximum: 6,
      description: 'Depth from the waterline, in metres; with daggerboards, when they are down.',
    },
    daggerboards: { type: 'boolean', description: 'Daggerboards in place of fixed keels.' },
    flybridge: { type: 'boolean', description: 'A helm on the roof, below a bimini.' },
    genoa: { type: 'boolean', description: 'A headsail that reaches behind the mast.' },
    sails: {
      enum: ['white', 'cream', 'charcoal'],
      description: 'Colour of the sails; absent: charcoal with daggerboards, else white.',
    },
    hull: { enum: ['white', 'navy', 'anthracite'], description: 'Colour of the hull; absent: white.' },
  },
  required: ['length', 'airDraught', 'draught'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type BoatProfile = FromSchema<typeof boatProfileSchema>;

/** What a pack can add to such a drawing. */
export const equipmentSchema = {
  type: 'array',
  maxItems: 4,
  items: { enum: ['arch', 'davits', 'panels', 'raft', 'dome', 'furler'] },
  description:
    'What is drawn of it: a solar arch over the stern, davits, solar panels on these, a life raft, the dome of a satellite link, a furled sail at the bow.',
} as const satisfies JSONSchema;

export type Equipment = FromSchema<typeof equipmentSchema>[number];
