import type { Resource } from '../resources/Resource.ts';

type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

function pick<T>(
  record: Record<string, T> | undefined,
  names: ReadonlySet<string>,
): Record<string, T> | undefined {
  const kept = Object.entries(record ?? {}).filter(([name]) => names.has(name));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** A resource with only the wanted fields of its type; a member left without any disappears. */
export function sparse(resource: Resource, wanted: Wanted): Resource {
  const names = wanted.get(resource.type);
  if (names === undefined) return resource;
  const attributes = pick(resource.attributes, names);
  const relationships = pick(resource.relationships, names);
  return {
    type: resource.type,
    id: resource.id,
    links: resource.links,
    ...(attributes === undefined ? {} : { attributes }),
    ...(relationships === undefined ? {} : { relationships }),
  };
}
