import { getTypes, type PropsSchema } from './PropsSchema.ts';
import { resolveReferences } from './resolveReferences.ts';

/** Valid props with one thing wrong. */
export interface Mutation {
  what: string;
  /** Name of the field the message must name. */
  field: string;
  /** JSON pointer within the props. */
  pointer: string;
  props: unknown;
  /** What the message must ask whether it was meant. */
  suggestion?: string;
}

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something of a kind that the schema does not take; undefined where it takes every kind. */
const wrongFor = (schema: PropsSchema): unknown => {
  const types = getTypes(schema);
  const kinds: [boolean, unknown][] = [
    [types.includes('string') && !types.some((type) => /number|integer/.test(type)), 42],
    [!types.includes('string'), 'not what was agreed'],
    [!types.includes('object'), { wrong: true }],
  ];
  const isBound = types.length > 0 || schema.enum !== undefined || schema.const !== undefined;
  return isBound ? kinds.find(([isWrong]) => isWrong)?.[1] : undefined;
};

/** A word with one letter doubled, as typing does. */
const misspell = (word: string): string => `${word.slice(0, 2)}${word.slice(1)}`;

/** Of three letters, one wrong is too much to say what was meant. */
const toSuggestion = (word: string) => (word.length > 3 ? { suggestion: word } : {});

const without = (value: Value, name: string): Value =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** What can go wrong with an object itself. */
const objectMutations = (value: Value, schema: PropsSchema, pointer: string): Mutation[] => {
  const { required = [], properties = {}, anyOf } = schema;
  const removed = required.map((field) => ({
    what: `${field} removed`,
    field,
    pointer,
    props: without(value, field),
  }));
  const misspelt = Object.keys(properties)
    .filter((field) => field in value && !(misspell(field) in properties))
    .map((field) => ({
      what: `${field} misspelt`,
      field: misspell(field),
      pointer: `${pointer}/${misspell(field)}`,
      props: { ...without(value, field), [misspell(field)]: value[field] },
      ...toSuggestion(field),
    }));
  const added = {
    what: 'a field added',
    field: 'qwertyuiop',
    pointer: `${pointer}/qwertyuiop`,
    props: { ...value, qwertyuiop: 1 },
  };
  const alternatives = anyOf?.flatMap(({ required }) => required ?? []) ?? [];
  const emptied = {
    what: 'every field of which one is needed removed',
    field: alternatives[0] ?? '',
    pointer,
    props: alternatives.reduce(without, value),
  };
  return [...removed, ...misspelt, added, ...(alternatives.length > 0 ? [emptied] : [])];
};

const valueMutations = (schema: PropsSchema, field: string, pointer: string): Mutation[] => {
  const wrong = wrongFor(schema);
  const words = (schema.enum ?? []).filter((word) => typeof word === 'string');
  return [
    ...(wrong === undefined ? [] : [{ what: `${field} of another type`, field, pointer, props: wrong }]),
    ...words
      .filter((word) => word.length > 1 && !words.includes(misspell(word)))
      .map((word) => ({
        what: `${field} misspelt ${misspell(word)}`,
        field,
        pointer,
        props: misspell(word),
        ...toSuggestion(word),
      })),
  ];
};

/** Every way to make one thing of a value wrong, at every depth. */
const mutate = (value: unknown, schema: PropsSchema, pointer: string): Mutation[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      mutate(item, schema.items ?? {}, `${pointer}/${index}`).map((mutation) => ({
        ...mutation,
        props: value.with(index, mutation.props),
      })),
    );
  }
  // Of alternatives it is not known here which one the value is.
  if (!isObject(value) || !schema.properties) return [];
  const inside = Object.entries(value).flatMap(([field, one]) => {
    const part = schema.properties?.[field] ?? {};
    const at = `${pointer}/${field}`;
    return [...valueMutations(part, field, at), ...mutate(one, part, at)].map((mutation) => ({
      ...mutation,
      props: { ...value, [field]: mutation.props },
    }));
  });
  return [...objectMutations(value, schema, pointer), ...inside];
};

/**
 * Every way to make one thing of valid props wrong: a field removed, misspelt, added, of another type.
 *
 * @param shared schemas that the schema refers to by `$id`.
 */
export const createMutations = (schema: object, props: object, shared: readonly object[] = []): Mutation[] =>
  mutate(props, resolveReferences(schema, shared), '');
