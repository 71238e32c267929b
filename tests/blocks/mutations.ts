import type { BlockType } from '../../schemas/index.ts';
import { type BlockSchema, blockSchema } from './BlockSchema.ts';

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

/** Something of a kind that the schema does not take. */
const wrongFor = ({ type }: BlockSchema): unknown => (type === 'string' ? 42 : 'not what was agreed');

/** A word with one letter doubled, as typing does. */
const misspell = (word: string): string => `${word.slice(0, 2)}${word.slice(1)}`;

const without = (value: Value, name: string): Value =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** What can go wrong with an object itself. */
const objectMutations = (value: Value, schema: BlockSchema, pointer: string): Mutation[] => {
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
      suggestion: field,
    }));
  const added = {
    what: 'a field added',
    field: 'qwertyuiop',
    pointer: `${pointer}/qwertyuiop`,
    props: { ...value, qwertyuiop: 1 },
  };
  const alternatives = anyOf?.flatMap(({ required }) => required) ?? [];
  const emptied = {
    what: 'every field of which one is needed removed',
    field: alternatives[0] ?? '',
    pointer,
    props: alternatives.reduce(without, value),
  };
  return [...removed, ...misspelt, added, ...(anyOf ? [emptied] : [])];
};

const valueMutations = (schema: BlockSchema, field: string, pointer: string): Mutation[] => [
  { what: `${field} of another type`, field, pointer, props: wrongFor(schema) },
  ...(schema.enum ?? []).map((word) => ({
    what: `${field} misspelt ${misspell(word)}`,
    field,
    pointer,
    props: misspell(word),
    suggestion: word,
  })),
];

/** Every way to make one thing of a value wrong, at every depth. */
const mutate = (value: unknown, schema: BlockSchema, pointer: string): Mutation[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      mutate(item, schema.items ?? {}, `${pointer}/${index}`).map((mutation) => ({
        ...mutation,
        props: value.with(index, mutation.props),
      })),
    );
  }
  if (!isObject(value)) return [];
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

/** Every way to make one thing of valid props of a block wrong. */
export const createMutations = (type: BlockType, props: object): Mutation[] =>
  mutate(props, blockSchema(type), '');
