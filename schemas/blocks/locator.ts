import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { emptyListSchema } from '../parts/emptyList.ts';
import { linkSchema } from '../parts/link.ts';
import { locatorEntrySchema } from '../parts/locatorEntry.ts';
import { LOCATOR_KINDS } from '../parts/locatorKind.ts';
import { mapSchema } from '../parts/map.ts';
import { paginationSchema } from '../parts/pagination.ts';

const choice = {
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, description: 'What it says.' },
    url: { type: 'string', format: 'link-url', description: 'The list with it chosen.' },
    count: { type: 'integer', minimum: 0, description: 'How many the list then holds.' },
    isCurrent: { type: 'boolean', description: 'Whether it is chosen.' },
  },
  required: ['label', 'url', 'count'],
  additionalProperties: false,
} as const;

export const locatorSchema = {
  title: 'Locator',
  description: 'Dealers, charter operators or service centres: a search, a list, and a map beside it.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
    text: { type: 'string', minLength: 1, description: 'A line below the heading.' },
    kind: { enum: LOCATOR_KINDS, description: 'What the list holds.' },
    kinds: { type: 'array', items: choice, description: 'The lists there are, this one included.' },
    action: {
      type: 'string',
      format: 'link-url',
      description: 'Address of the whole list; the search leads there.',
    },
    search: {
      type: 'string',
      maxLength: 80,
      description: 'What the visitor searched for, or the country chosen.',
    },
    countries: { type: 'array', items: choice, description: 'Countries with at least one, by name.' },
    message: { type: 'string', minLength: 1, description: 'Why the list is not what was asked for.' },
    elsewhere: {
      type: 'array',
      items: linkSchema,
      description:
        'After the message: other lists that have what was searched for, other places of that name, countries.',
    },
    results: { type: 'array', items: locatorEntrySchema, description: 'One page of the list, in order.' },
    resultsLabel: {
      type: 'string',
      minLength: 1,
      description: 'What the list holds and how many, in words.',
    },
    order: { type: 'string', minLength: 1, description: 'Below it: why the first ones are first.' },
    selected: { type: 'string', minLength: 1, description: 'Id of the entry that is chosen.' },
    isNear: { type: 'boolean', description: 'Whether the list begins with the nearest.' },
    isByCountry: { type: 'boolean', description: 'Whether the list is in groups by country.' },
    openCountries: {
      type: 'array',
      items: { type: 'string', pattern: '^[A-Z]{2}$' },
      description:
        'Countries whose entries are shown; those of other countries unfold. Absent: all are shown.',
    },
    isNarrowed: { type: 'boolean', description: 'Whether there is more than the list holds.' },
    pagination: paginationSchema,
    moreUrl: {
      type: 'string',
      format: 'link-url',
      description: 'The same list with more results at its end; absent where these are all.',
    },
    empty: emptyListSchema,
    map: mapSchema,
    points: {
      type: 'string',
      format: 'link-url',
      description: 'Address of all points of the list, for the map.',
    },
  },
  required: ['heading', 'kind', 'kinds', 'action', 'countries', 'results', 'resultsLabel', 'map', 'points'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type Locator = FromSchema<typeof locatorSchema>;
