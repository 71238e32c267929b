import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brandSchema } from './brand.ts';

const { name, slogan, social, embedHosts, languages, look } = brandSchema.properties;
const address = { type: 'string', pattern: '^/brand/' } as const;

/** The brand on a page, in the language of the page. */
export const pageBrandSchema = {
  title: 'Brand of a page',
  description: 'Whose page it is; without it there is no logo, and nothing from other hosts is embedded.',
  type: 'object',
  properties: {
    name,
    slogan: { ...slogan.properties.en, description: slogan.description },
    social,
    embedHosts,
    languages,
    id: { type: 'string', description: 'Name of the folder with its components.' },
    components: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Names of the components that it has of its own, by block type.',
    },
    messages: {
      type: 'object',
      additionalProperties: { type: 'array' },
      description: 'Its own messages in the language of the page, compiled (ICU).',
    },
    look: {
      ...look,
      properties: {
        stylesheet: address,
        logo: address,
        font: address,
        themeColor: look.properties.themeColor,
      },
    },
  },
  required: ['name', 'slogan', 'social', 'embedHosts'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type PageBrand = FromSchema<typeof pageBrandSchema>;
