import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';

const metres = { type: 'number', minimum: 5, maximum: 40 } as const;
const litres = { type: 'number', minimum: 1 } as const;

export const cabinLayoutsSchema = {
  title: 'Cabin layouts',
  description:
    'The deck plans of a boat with three to six cabins, drawn from figures, one of them at a time.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the plans.' },
    text: htmlSchema,
    length: { ...metres, description: 'Length overall, in metres.' },
    beam: { ...metres, description: 'Beam, in metres.' },
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

export type CabinLayouts = FromSchema<typeof cabinLayoutsSchema>;
