import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { imageSchema } from '../parts/image.ts';

/**
 * The promotional visual of a language: one picture that leads somewhere (spec 1 §3, spec 2 §2.8). Where the link has
 * no words, the alternative text of the picture is all it says.
 */
export const lightboxSchema = {
  title: 'Lightbox',
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    image: imageSchema,
    mobileImage: { ...imageSchema, description: 'Shown instead at 768 px or less.' },
    link: {
      type: 'object',
      properties: {
        url: { type: 'string', format: 'link-url', description: 'Site path, or an address elsewhere.' },
        label: { type: 'string', minLength: 1, description: 'What it says under the picture, if anything.' },
        target: { enum: ['_self', '_blank'], description: 'Where it opens; the same tab when absent.' },
      },
      required: ['url'],
      additionalProperties: false,
    },
  },
  required: ['id', 'image', 'link'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Lightbox = FromSchema<typeof lightboxSchema>;
