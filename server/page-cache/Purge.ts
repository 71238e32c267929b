import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { KeptPage } from './KeptPage.ts';

/** What a tag looks like; it stands in headers, between spaces or commas. */
export const TAG_PATTERN = '^[\\w:.-]{1,128}$';

/** What POST /hooks/purge is sent. */
export const purgeSchema = {
  title: 'Purge',
  type: 'object',
  properties: {
    paths: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', pattern: '^/', maxLength: 2048 },
      description: 'Addresses on the site without query; every form and every query of the page is meant.',
    },
    tags: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', pattern: TAG_PATTERN },
      description: 'Names of what changed, such as content:node:<uuid> or menus.',
    },
    all: { const: true, description: 'Everything.' },
  },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Which pages are no longer true. */
export type Purge = FromSchema<typeof purgeSchema>;

export const ALL: Purge = { all: true };

/** Makes the test whether a page is meant by a purge. */
export function meantBy({ all, paths = [], tags = [] }: Purge) {
  const named = new Set(tags);
  const addressed = new Set(paths);
  return ({ target, tags: own }: Pick<KeptPage, 'target' | 'tags'>): boolean =>
    all === true || addressed.has(target.path) || own.some((tag) => named.has(tag));
}
