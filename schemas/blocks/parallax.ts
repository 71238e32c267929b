import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const parallaxSchema = {
  title: 'Parallax',
  description:
    'A picture from edge to edge that moves a little as it passes, with words on it; or the same place as the tide comes in.',
  purpose: 'media',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading on the picture.' },
    text: htmlSchema,
    desktopImage: imageSchema,
    mobileImage: imageSchema,
    frames: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: imageSchema,
      description: 'The same view later, and later: they follow the picture while the page is scrolled.',
    },
    cutout: {
      ...imageSchema,
      description: 'With frames: what rises in the last of them, on a transparent ground of the same size.',
    },
    link: linkSchema,
  },
  anyOf: [{ required: ['desktopImage'] }, { required: ['mobileImage'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Parallax = FromSchema<typeof parallaxSchema>;
