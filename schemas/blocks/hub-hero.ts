import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { filterSchema } from '../parts/filter.ts';
import { heroProperties } from '../parts/hero.ts';
import { videoSchema } from '../parts/video.ts';

export const hubHeroSchema = {
  title: 'Hub hero',
  description: 'Opening of a list page: a picture or a silent film, and the filters of the list below it.',
  type: 'object',
  properties: {
    ...heroProperties,
    internVideo: videoSchema,
    filters: {
      type: 'array',
      description: 'Filters of the list, in order. One without options is not shown.',
      items: filterSchema,
    },
    filterAction: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the list that the filters narrow.',
    },
  },
  required: ['heading'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type HubHero = FromSchema<typeof hubHeroSchema>;
