import type { JSONSchema } from 'json-schema-to-ts';
import { filterSchema } from './filter.ts';
import { heroProperties } from './hero.ts';
import { videoSchema } from './video.ts';

/** What the opening of a list page says and shows, the filters of the list included. */
export const listHeroProperties = {
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
} as const satisfies Record<string, JSONSchema>;
