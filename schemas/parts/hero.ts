import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { filterSchema } from './filter.ts';
import { htmlSchema } from './html.ts';
import { imageSchema } from './image.ts';
import { videoSchema } from './video.ts';

/** What the opening of every page says and shows; each hero spreads it into its own properties. */
export const heroProperties = {
  label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
  heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
  text: htmlSchema,
  desktopImage: imageSchema,
  mobileImage: imageSchema,
  lightPicture: {
    type: 'boolean',
    description: 'The pictures have a light, empty top: the header on it is dark, without a shade below.',
  },
  darkPicture: {
    type: 'boolean',
    description: 'The pictures are dark and even where the words stand: a lighter shade keeps them readable.',
  },
} as const satisfies Record<string, JSONSchema>;

export type Hero = FromSchema<{
  type: 'object';
  properties: typeof heroProperties;
  required: readonly ['heading'];
  additionalProperties: false;
}>;

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
  filterResult: {
    type: 'string',
    minLength: 1,
    description: 'How much the list has with these filters, in words; announced when it changes.',
  },
} as const satisfies Record<string, JSONSchema>;
