import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { heroProperties } from '../parts/hero.ts';
import { linkSchema } from '../parts/link.ts';
import { offerWordsProperties } from '../parts/offerWords.ts';
import { videoSchema } from '../parts/video.ts';
import { anchorSchema } from './anchor.ts';

export const productHeroSchema = {
  title: 'Product hero',
  description: 'Opening of a model page: name of the boat over its portrait.',
  purpose: 'opening',
  type: 'object',
  properties: {
    ...heroProperties,
    nameBehind: {
      type: 'boolean',
      description:
        'The name stands behind her rig, as wide as the page, and the facts below her. For pictures with one boat and its whole rig, the mast a little right of the middle: dark sails on a light picture, or white ones on a dark sky.',
    },
    internVideo: videoSchema,
    externalVideo: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the film on a video site.',
    },
    link: linkSchema,
    configureLink: { ...linkSchema, description: 'To the configurator with this boat; set by the page.' },
    ...offerWordsProperties,
    chapters: {
      type: 'array',
      items: {
        type: 'object',
        properties: anchorSchema.properties,
        required: ['id', 'label'],
        additionalProperties: false,
      },
      description: 'The anchors of the offer and of the specifications further down; set by the page.',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ProductHero = FromSchema<typeof productHeroSchema>;
