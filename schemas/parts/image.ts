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
