import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';
import { videoSchema } from '../parts/video.ts';

export const fullMediaSchema = {
  title: 'Full media',
  description: 'A picture or a film over the full width.',
  purpose: 'media',
  type: 'object',
  properties: {
    desktopImage: imageSchema,
    mobileImage: imageSchema,
    video: videoSchema,
    videoUrl: { type: 'string', format: 'link-url', description: 'Address of a film on a video site.' },
    autoplay: { type: 'boolean', description: 'The film starts by itself, muted.' },
    caption: { type: 'string', minLength: 1, description: 'Caption below.' },
  },
  required: ['autoplay'],
  anyOf: [
    { required: ['desktopImage'] },
    { required: ['mobileImage'] },
    { required: ['video'] },
    { required: ['videoUrl'] },
  ],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type FullMedia = FromSchema<typeof fullMediaSchema>;
