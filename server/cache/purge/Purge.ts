import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Format of a tag, which is separated by spaces or commas in headers. */
export const TAG_PATTERN = '^[\\w:.-]{1,128}$';

/** Body of POST /hooks/purge. */
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
      items: { type: 'string', maxLength: 128 },
      description: 'Cache tags of Drupal, such as node:12 or node_list:news, or of the site, such as menus.',
    },
    all: { const: true, description: 'Everything.' },
  },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Selects stale answers and pages. */
export type Purge = FromSchema<typeof purgeSchema>;

export const ALL: Purge = { all: true };

/** Forms of tags of Drupal and this site: `node:12`, `node_list:news`, `config:system.menu.main`, `menus`. */
const KNOWN_FORMS: readonly RegExp[] = [
  /^[a-z][a-z0-9_]*:\d+$/,
  /^[a-z][a-z0-9_]*_list(:[a-z0-9_]+)?$/,
  /^config:[\w.-]+$/,
  /^content:(node:[\w-]+|list:[a-z0-9_]+|index)$/,
  /^(menus|lightbox|dealers|models)$/,
  /^(4xx-response|route_match|http_response|rendered|library_info|local_task)$/,
];

/** Whether a tag has a known form; a typing error should not count as a purge. */
export const isKnownTag = (tag: string): boolean => KNOWN_FORMS.some((form) => form.test(tag));
