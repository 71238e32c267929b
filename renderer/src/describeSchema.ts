import { type Formats, standardFormats } from './formats.ts';

/** A JSON Schema, as far as its fields can be put into words. */
export interface JsonSchema {
  title?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** One field of a block, in words. */
export interface Field {
  /** From the block's props, such as `products[].image.url`. */
  path: string;
  /** How deep it is nested, from 0. */
  depth: number;
  kind: string;
  isRequired: boolean;
  limits: string[];
  description: string;
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'group',
  array: 'list',
  null: 'nothing',
};

const quoted = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

const describeType = (schema: JsonSchema, formats: Formats): string => {
  const { title, type, format, items } = schema;
  if (schema.enum) return `one of ${schema.enum.map(quoted).join(', ')}`;
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.$ref) return schema.$ref;
  if (format) return formats[format]?.kind ?? format;
  if (items)
    return `list of ${describeType(items, formats).replace(/^(text|number|whole number|group)$/, '$1s')}`;
  if (type === 'object' && title) return title.toLowerCase();
  if (type === undefined) return schema.oneOf || schema.anyOf ? 'one of several forms' : 'anything';
  return [type]
    .flat()
    .map((name) => TYPES[name] ?? name)
    .join(' or ');
};

const describeLimits = (schema: JsonSchema): string[] => {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  return [
    minLength === 1 && 'not empty',
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength.toLocaleString('en')} characters`,
    minItems !== undefined && `at least ${minItems}`,
    maxItems !== undefined && `at most ${maxItems}`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `up to ${maximum}`,
    pattern !== undefined && `matches ${pattern}`,
  ].filter((limit) => limit !== false);
};

/**
 * Every field of a schema in order, those of groups and lists below their own.
 *
 * @param formats the formats of the validator; default: the standard ones.
 */
export function describeSchema(schema: JsonSchema, formats: Formats = standardFormats): Field[] {
  const describe = ({ properties = {}, required = [] }: JsonSchema, at: string, depth: number): Field[] =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const path = `${at}${name}`;
      const { items } = schema;
      const field = {
        path,
        depth,
        kind: describeType(schema, formats),
        isRequired: required.includes(name),
        limits: describeLimits(schema),
        description: schema.description ?? items?.description ?? '',
      };
      return [field, ...describe(items ?? schema, items ? `${path}[].` : `${path}.`, depth + 1)];
    });
  return describe(schema, '', 0);
}

/** Fields of which at least one is needed, where a schema says so by `anyOf`. */
export function fieldsOfWhichOne({ anyOf = [] }: JsonSchema): string[] {
  return anyOf.flatMap(({ required = [] }) => required);
}
