import type { Formats } from './formats.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats of ours are unknown elsewhere: the description explains them, and rich text has a media type. */
const explainFormat = (schema: Json, formats: Formats): Json => {
  const format = typeof schema.format === 'string' ? schema.format : undefined;
  const words = format && formats[format]?.words;
  if (!words) return schema;
  const told = `Format ${format}: ${words}.`;
  return {
    ...schema,
    description: schema.description ? `${schema.description} ${told}` : told,
    ...(format === 'html' && { contentMediaType: 'text/html' }),
  };
};

/** What the schemas say that other tools do not know. */
export interface Vocabulary {
  formats: Formats;
  annotations: readonly string[];
}

/** Copies a schema with formats explained and each reference changed. */
const createRewrite = ({ formats, annotations }: Vocabulary, toReference: (name: string) => string) => {
  // An `$id` inside a document would change the base of its references; annotations are unknown elsewhere.
  const omitted = ['$id', ...annotations];
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value)) return value;
    const entries = Object.entries(explainFormat(value, formats))
      .filter(([key, one]) => !omitted.includes(key) || typeof one !== 'string')
      .map(([key, one]): [string, unknown] =>
        key === '$ref' && typeof one === 'string' ? [key, toReference(one)] : [key, rewrite(one)],
      );
    return Object.fromEntries(entries);
  };
  return rewrite;
};

/** A part of a document: a schema that others refer to by its `$id`. */
export interface SchemaPart {
  /** Name in `$defs`. */
  name: string;
  schema: object;
}

interface Publication {
  /** Path of the document on this site. */
  address: string;
  /** All that the schema refers to, and what that refers to. */
  parts?: readonly SchemaPart[];
  /** A note for readers of the file. */
  comment?: string;
}

/** The reference to a name in `$defs`, as a fragment of a URI. */
export const toDefinition = (name: string): string =>
  `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;

/** A schema as a document of its own (JSON Schema 2020-12), including everything it refers to. */
export function publishSchema(
  schema: object,
  vocabulary: Vocabulary,
  { address, parts = [], comment }: Publication,
): object {
  const placed = [
    { schema, place: '#' },
    ...parts.map((part) => ({ schema: part.schema, place: toDefinition(part.name) })),
  ];
  const places = new Map(placed.map((one) => [(one.schema as { $id?: string }).$id, one.place]));
  const rewritten = placed.map(({ schema, place }): object => {
    const toReference = (reference: string): string => {
      // Within the schema itself; an anchor is the document's.
      if (reference.startsWith('#'))
        return /^#(\/|$)/.test(reference) ? place + reference.slice(1) : reference;
      const [id = '', pointer = ''] = reference.split('#');
      const target = places.get(id);
      return target === undefined ? reference : target + pointer;
    };
    return Object(createRewrite(vocabulary, toReference)(schema));
  });
  const [root = {}, ...others] = rewritten;
  const defs = Object.fromEntries(parts.map(({ name }, index) => [name, others[index]]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    ...(comment && { $comment: comment }),
    ...root,
    ...(parts.length > 0 && { $defs: { ...(root as { $defs?: object }).$defs, ...defs } }),
  };
}
