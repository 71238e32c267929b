import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brandSchema } from '../brand.ts';

const { name, slogan, social, embedHosts } = brandSchema.properties;

/** What a page shows of the brand, in the language of the page. */
export const pageBrandSchema = {
  title: 'Brand of a page',
  description: 'Whose page it is; without it there is no logo, and nothing from other hosts is embedded.',
  type: 'object',
  properties: {
    name,
    slogan: { ...slogan.properties.en, description: slogan.description },
    social,
    embedHosts,
  },
  required: ['name', 'slogan', 'social', 'embedHosts'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type PageBrand = FromSchema<typeof pageBrandSchema>;
