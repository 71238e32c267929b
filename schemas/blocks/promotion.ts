import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { imageSchema } from '../parts/image.ts';

/** Without heading, text and link text, the alternative text of the picture is all it says (behaviour §13.1). */
export const promotionSchema = {
  title: 'Promotion',
  description: 'What is promoted at the moment: a picture with a few words that leads to its page.',
  purpose: 'navigation',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the band.' },
    text: { type: 'string', minLength: 1, description: 'One or two sentences, without formatting.' },
    image: imageSchema,
    mobileImage: { ...imageSchema, description: 'Shown instead at 768 px or less.' },
    link: {
      type: 'object',
      properties: {
        url: { type: 'string', format: 'link-url', description: 'Site path, or an address elsewhere.' },
        label: { type: 'string', minLength: 1, description: 'What it says, if anything.' },
        target: { enum: ['_self', '_blank'], description: 'Where it opens; the same tab when absent.' },
      },
      required: ['url'],
      additionalProperties: false,
    },
  },
  required: ['image', 'link'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Promotion = FromSchema<typeof promotionSchema>;
