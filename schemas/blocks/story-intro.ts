import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { filterSchema } from '../parts/filter.ts';
import { heroProperties } from '../parts/hero.ts';
import { videoSchema } from '../parts/video.ts';

export const storyIntroSchema = {
  title: 'Story intro',
  description:
    'Opening of the stories of owners: the whole screen, a film, words that come one after the other.',
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

export type StoryIntro = FromSchema<typeof storyIntroSchema>;
