import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A film stored in the content service. */
export const videoSchema = {
  title: 'Video file',
  type: 'object',
  properties: {
    url: {
      type: 'string',
      format: 'content-file',
      description: 'Path of the film on the content service, below /sites/default/files/.',
    },
    mimeType: {
      type: 'string',
      pattern: '^video/',
      description: 'Media type of the film, such as video/mp4.',
    },
  },
  required: ['url', 'mimeType'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Video = FromSchema<typeof videoSchema>;
