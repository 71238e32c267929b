import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** Metadata for search engines and link previews (behaviour §14.1). URLs are absolute, on the site's host. */
export const seoSchema = {
  title: 'SEO record',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1 },
    description: text,
    keywords: text,
    ogTitle: text,
    ogDescription: text,
    ogImage: text,
    ogUrl: text,
    ogSitename: text,
    ogType: text,
    twitterCard: text,
    twitterTitle: text,
    twitterDescription: text,
    twitterImage: text,
    robots: text,
    canonicalUrl: text,
    feedUrl: { ...text, description: 'Atom feed of what the page lists.' },
    feedTitle: {
      ...text,
      description: 'What it is a feed of: the whole list, however this page narrows it.',
    },
    structuredData: {
      type: 'array',
      items: { type: 'object' },
      description: 'schema.org objects, as JSON-LD.',
    },
  },
  required: ['title', 'structuredData'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Seo = FromSchema<typeof seoSchema>;
