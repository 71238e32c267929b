import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { videoSchema } from '../parts/video.ts';

export const horizontalTextMediaSchema = {
  title: 'Horizontal text with media',
  description: 'A band with a picture or a film and text side by side.',
  purpose: 'media',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the text.' },
    text: htmlSchema,
    image: imageSchema,
    video: videoSchema,
    videoUrl: { type: 'string', format: 'link-url', description: 'Address of a film on a video site.' },
    reversed: { type: 'boolean', description: 'Media behind the text instead of before it.' },
    link: linkSchema,
  },
  required: ['reversed'],
  anyOf: [
    { required: ['heading'] },
    { required: ['text'] },
    { required: ['image'] },
    { required: ['video'] },
    { required: ['videoUrl'] },
  ],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type HorizontalTextMedia = FromSchema<typeof horizontalTextMediaSchema>;
