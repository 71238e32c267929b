import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const versionsSchema = {
  title: 'Versions',
  description: 'The versions of a boat side by side: picture, name, what makes the difference.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the versions.' },
    text: htmlSchema,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The versions, in order.',
      items: {
        type: 'object',
        properties: {
          image: imageSchema,
          heading: { type: 'string', minLength: 1, description: 'Name of the version.' },
          text: htmlSchema,
        },
        additionalProperties: false,
      },
    },
    links: {
      type: 'array',
      minItems: 1,
      items: linkSchema,
      description: 'Below the versions: the menu `versions-cms-block`, such as versions of other boats.',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Versions = FromSchema<typeof versionsSchema>;
