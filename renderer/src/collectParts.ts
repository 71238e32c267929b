import type { SchemaPart } from './publishSchema.ts';

/** The `$id`s that a schema refers to. */
const getReferences = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref: reference } = value as { $ref?: unknown };
  const own = typeof reference === 'string' ? [reference.replace(/#.*/, '')] : [];
  return [...own, ...Object.values(value).flatMap(getReferences)];
};

/** A name that is not taken yet; it is from then on. */
export const takeName = (name: string, taken: Set<string>): string => {
  const free = taken.has(name) ? takeName(`${name}_`, taken) : name;
  taken.add(free);
  return free;
};

/** The names in `$defs` of a schema. */
export const getOwnNames = (schema: object): Set<string> =>
  new Set(Object.keys((schema as { $defs?: object }).$defs ?? {}));

/** Of the shared schemas those that a schema refers to, directly or by others, each under a free name. */
export function collectParts(schema: object, shared: readonly object[], taken: Set<string>): SchemaPart[] {
  const known = new Map(shared.map((one) => [(one as { $id?: string }).$id, one]));
  const wanted = new Set(getReferences(schema));
  for (const id of wanted) for (const further of getReferences(known.get(id))) wanted.add(further);
  return [...wanted].flatMap((id) => {
    const part = known.get(id);
    return part ? [{ name: takeName(id, taken), schema: part }] : [];
  });
}
