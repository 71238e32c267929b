import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { plansSchema } from './cabin-layouts.ts';

export const compareSpecificationsSchema = {
  title: 'Compare specifications',
  description: 'Specifications of one or several models as a table that can be scanned.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the table.' },
    anchor: { type: 'string', minLength: 1, description: 'Its place in the address, to which a form leads.' },
    text: htmlSchema,
    products: {
      type: 'array',
      description: 'Models compared: one column each. Empty when a single model is described.',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, description: 'Name of the model.' },
          url: { type: 'string', format: 'link-url', description: 'Address of the model page.' },
          image: imageSchema,
          profile: {
            ...boatProfileSchema,
            description:
              'Measures: two or three models that all have them are drawn to one scale, without pictures; one is drawn with them.',
          },
          layouts: plansSchema,
          links: {
            type: 'array',
            items: linkSchema,
            description: 'Below the column of the model: what to do next.',
          },
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
    rows: {
      type: 'array',
      minItems: 1,
      description: 'One row for each property.',
      items: {
        type: 'object',
        properties: {
          group: {
            type: 'string',
            minLength: 1,
            description: 'Heading of the rows from here to the next that has one, such as Rig and sails.',
          },
          label: { type: 'string', minLength: 1, description: 'The property.' },
          values: {
            type: 'array',
            items: { type: 'string' },
            description: 'Its values, in the order of the models.',
          },
        },
        required: ['label', 'values'],
        additionalProperties: false,
      },
    },
    differences: {
      enum: ['offered', 'only'],
      description: 'A switch to show only the rows that differ: offered, or on. Absent: none.',
    },
    brochureLink: linkSchema,
    compareLink: { ...linkSchema, description: 'To the page that compares models.' },
  },
  required: ['products', 'rows'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type CompareSpecifications = FromSchema<typeof compareSpecificationsSchema>;
