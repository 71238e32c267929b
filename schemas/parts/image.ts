import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { focalPointSchema } from './focalPoint.ts';

/** A picture as the content service stores it; the image endpoint makes the sizes a page needs. */
export const imageSchema = {
  title: 'Image',
  type: 'object',
  properties: {
    url: {
      type: 'string',
      format: 'content-file',
      description: 'Path of the original on the content service, below /sites/default/files/.',
    },
    alt: { type: 'string', description: 'Alternative text in the page language; empty when decorative.' },
    width: { type: 'integer', minimum: 1, description: 'Width of the original in pixels.' },
    height: { type: 'integer', minimum: 1, description: 'Height of the original in pixels.' },
    focalPoint: focalPointSchema,
  },
  required: ['url', 'alt', 'width', 'height'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Image = FromSchema<typeof imageSchema>;

/** Pictures of a boat, of one size from one place, to be laid over each other. */
export const boatRenderSchema = {
  type: 'object',
  description: 'Of a boat: what shows her up close, in the chosen colours, in place of the drawing.',
  properties: {
    picture: { ...imageSchema, description: 'She in white.' },
    hull: {
      ...imageSchema,
      description:
        'Where her colour goes: black on the hull and where the water mirrors it, white elsewhere.',
    },
    sails: { ...imageSchema, description: 'The same for the colour of the sails.' },
    packs: {
      type: 'object',
      additionalProperties: imageSchema,
      description: 'By pack: what it adds to her, on a transparent ground.',
    },
  },
  required: ['picture', 'hull', 'sails'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const size = { type: 'integer', minimum: 1 } as const;
const file = {
  type: 'string',
  pattern: '^/sites/default/files/[\\w./-]+$',
  description: 'a file of the content service',
} as const;

/** The files of such pictures. */
export const renderFilesSchema = {
  type: 'object',
  properties: {
    boat: { type: 'string', minLength: 1, description: 'such as estran-46' },
    width: size,
    height: { ...size, description: 'of all pictures of her, in pixels' },
    picture: { ...file, description: 'she in white' },
    hull: { ...file, description: 'black where she takes the colour of the hull, white elsewhere' },
    sails: { ...file, description: 'the same for the colour of the sails' },
    packs: {
      type: 'object',
      additionalProperties: file,
      description: 'by pack: what it adds, on a transparent ground',
    },
  },
  required: ['boat', 'width', 'height', 'picture', 'hull', 'sails'],
  additionalProperties: false,
} as const satisfies JSONSchema;
