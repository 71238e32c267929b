import { htmlSchema } from '../../../schemas/parts/html.ts';

/** The keywords of a block's schema that editors are told. */
export interface PropSchema {
  title?: string;
  description?: string;
  type?: string;
  items?: PropSchema;
  properties?: Readonly<Record<string, PropSchema>>;
  required?: readonly string[];
  anyOf?: readonly { required?: readonly string[] }[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Fields whose prop has another name, which no rule gives. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  anchor_id: ['id'],
  articles: ['article'],
  background: ['bgColor'],
  items: ['measurements', 'rows'],
  video: ['internVideo'],
  video_url: ['externalVideo'],
};

const toCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The prop that a field of a paragraph fills.
 *
 * @param name of the field, without `field_`.
 * @returns undefined when the schema has none.
 */
export function findProp(
  { properties = {}, required = [] }: PropSchema,
  name: string,
): { prop: string; schema: PropSchema; isRequired: boolean } | undefined {
  const prop = [toCamelCase(name), ...(OTHER_NAMES[name] ?? [])].find((candidate) => candidate in properties);
  const schema = prop === undefined ? undefined : properties[prop];
  return prop === undefined || schema === undefined
    ? undefined
    : { prop, schema, isRequired: required.includes(prop) };
}

/** What a field's help text says: the description of its prop, and which and how many values it takes. */
export function describeProp(schema: PropSchema): string {
  const { description, type, maxItems, minItems = 0, minimum, maximum } = schema;
  // The description of rich text itself is for developers.
  const own = description === htmlSchema.description ? undefined : description;
  const limits = [
    ...(type === 'integer' ? ['A whole number.'] : []),
    ...(minimum === undefined ? [] : [`Not below ${minimum}.`]),
    ...(maximum === undefined ? [] : [`Not above ${maximum}.`]),
    ...(minItems > 1 ? [`At least ${minItems}.`] : []),
    ...(maxItems === undefined ? [] : [`At most ${maxItems}.`]),
  ];
  return [own, ...limits].filter(Boolean).join(' ');
}
