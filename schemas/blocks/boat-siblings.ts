import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { linkSchema } from '../parts/link.ts';

const boatSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, description: 'Name of the boat.' },
    url: linkSchema.properties.url,
    profile: boatProfileSchema,
  },
  required: ['title', 'url'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export const boatSiblingsSchema = {
  title: 'Boat siblings',
  description: 'From the page of a boat to the next shorter and the next longer one, with their outlines.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'What they are; only for screen readers.' },
    previous: boatSchema,
    next: boatSchema,
  },
  required: ['heading'],
  anyOf: [{ required: ['previous'] }, { required: ['next'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type BoatSiblings = FromSchema<typeof boatSiblingsSchema>;
