import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { videoSchema } from '../parts/video.ts';

export const textMediaSchema = {
  title: 'Text with media',
  description: 'Text beside a picture or a film, with a way to a virtual tour.',
  purpose: 'media',
  type: 'object',
  properties: {
    bgColor: { enum: ['white', 'grey'], description: 'Background of the section.' },
    special: {
      type: 'boolean',
      description: 'Wide variant for one strong statement, dark unless the background is grey.',
    },
    reversed: { type: 'boolean', description: 'Media on the left instead of the right.' },
    category: { type: 'string', minLength: 1, description: 'Category shown above the heading.' },
    product: { type: 'string', minLength: 1, description: 'Model shown above the heading.' },
    heading: { type: 'string', minLength: 1, description: 'Heading of the text.' },
    text: htmlSchema,
    image: imageSchema,
    video: videoSchema,
    videoUrl: { type: 'string', format: 'link-url', description: 'Address of a film on a video site.' },
    iframeUrl: { type: 'string', format: 'link-url', description: 'Address of a virtual tour.' },
    autoplay: { type: 'boolean', description: 'The film starts by itself, muted.' },
    link: linkSchema,
  },
  required: ['bgColor', 'special', 'reversed', 'autoplay'],
  anyOf: [
    { required: ['heading'] },
    { required: ['text'] },
    { required: ['image'] },
    { required: ['video'] },
    { required: ['videoUrl'] },
    { required: ['iframeUrl'] },
  ],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type TextMedia = FromSchema<typeof textMediaSchema>;
