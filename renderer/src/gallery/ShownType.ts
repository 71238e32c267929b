import type { JsonSchema } from '../describeSchema.ts';
import type { RegistryLine } from '../RegistryLine.ts';
import type { BlockExample } from '../testing/createBlockTests.ts';
import type { GallerySite } from './GallerySite.ts';

/** A block type as the gallery shows it. */
export interface ShownType {
  type: string;
  /** Of its schema; without one the type's name. */
  title: string;
  description: string;
  schema: JsonSchema;
  line: RegistryLine<string>;
  examples: readonly BlockExample[];
}

/** The block types of a site in the order of its registry. */
export const toShownTypes = ({ registry, schemas, examples = {} }: GallerySite): ShownType[] =>
  Object.entries(registry).map(([type, line]) => {
    // A JSON Schema, as far as it can be put into words; ajv judges the rest.
    const schema: JsonSchema = schemas[type] ?? {};
    const { title = type, description = '' } = schema;
    return { type, title, description, schema, line, examples: examples[type] ?? [] };
  });

/** Addresses of a type, its examples (from 1), what was tried out, and the site's stylesheets (from 0). */
export const addresses = {
  block: (type: string) => `/blocks/${encodeURIComponent(type)}`,
  example: (type: string, position: number) => `${addresses.block(type)}/examples/${position}`,
  stylesheet: (index: number) => `/stylesheets/${index}`,
  draft: (type: string, id: string) => `${addresses.block(type)}/drafts/${id}`,
};
