import type { PropsSchema } from './PropsSchema.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that a pointer such as `#/$defs/link` leads to. */
const follow = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), root);

/**
 * A schema with each `$ref` replaced by what it refers to.
 *
 * @param shared schemas with an `$id`.
 * @throws TypeError for a reference that leads nowhere, or back to itself.
 */
export function resolveReferences(schema: object, shared: readonly object[] = []): PropsSchema {
  const documents = new Map(shared.map((one) => [(one as { $id?: unknown }).$id, one]));
  const resolve = (value: unknown, root: object, above: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolve(one, root, above));
    if (!isRecord(value)) return value;
    const { $ref: name, ...beside } = value;
    if (typeof name === 'string') {
      const [id = '', pointer = ''] = name.split('#');
      const document = id === '' ? root : documents.get(id);
      const target = document && follow(document, pointer);
      if (!document || !isRecord(target)) throw new TypeError(`There is no schema for the reference ${name}`);
      const known = `${id || String(Object(root).$id)}#${pointer}`;
      if (above.includes(known)) throw new TypeError(`The reference ${name} leads back to itself`);
      return resolve({ ...target, ...beside }, document, [...above, known]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, root, above)]));
  };
  // A schema stays a schema.
  return resolve(schema, schema, []) as PropsSchema;
}
