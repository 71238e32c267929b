import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';
import { videoSchema } from '../parts/video.ts';

/** Behaviour §3.3. */
export const dealerHeroSchema = {
  title: 'Dealer hero',
  description: 'Opening of a dealer page: centred words, then a picture or a film.',
  purpose: 'opening',
  type: 'object',
  properties: {
    ...heroProperties,
    internVideo: videoSchema,
    externalVideo: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the film on a video site.',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type DealerHero = FromSchema<typeof dealerHeroSchema>;
