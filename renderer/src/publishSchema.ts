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

/** Copies a schema with formats explained and each reference to an `$id` replaced by one to `$defs`. */
const createRewrite = ({ formats, annotations }: Vocabulary) => {
  // An `$id` inside a document would change the base of its references; annotations are unknown elsewhere.
  const omitted = ['$id', ...annotations];
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value)) return value;
    const entries = Object.entries(explainFormat(value, formats))
      .filter(([key, one]) => !omitted.includes(key) || typeof one !== 'string')
      .map(([key, one]): [string, unknown] =>
        key === '$ref' && typeof one === 'string' && !one.startsWith('#')
          ? [key, `#/$defs/${one}`]
          : [key, rewrite(one)],
      );
    return Object.fromEntries(entries);
  };
  return rewrite;
};

/** What the schemas say that other tools do not know. */
export interface Vocabulary {
  formats: Formats;
  annotations: readonly string[];
}

interface Publication {
  /** Path of the document on this site. */
  address: string;
  /** Schemas that are referred to by name. */
  defs?: Readonly<Record<string, object>>;
  /** A note for readers of the file. */
  comment?: string;
}

/** A schema as a document of its own (JSON Schema 2020-12), including everything it refers to. */
export function publishSchema(
  schema: object,
  vocabulary: Vocabulary,
  { address, defs = {}, comment }: Publication,
): object {
  const rewrite = createRewrite(vocabulary);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    ...(comment && { $comment: comment }),
    ...Object(rewrite(schema)),
    ...(Object.keys(defs).length > 0 && { $defs: rewrite(defs) }),
  };
}
