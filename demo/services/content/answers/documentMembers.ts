import { withVersionLinks } from '../drafts/withVersionLinks.ts';
import type { Entity } from '../Entity.ts';
import type { Query } from '../query/parseQuery.ts';
import { refusal } from '../query/refusal.ts';
import { resolveIncludes } from '../query/resolveIncludes.ts';
import { type Resource, resourceUrl } from '../resources/Resource.ts';
import type { Call } from './Call.ts';
import type { Omitted } from './ContentResponse.ts';

/** The resource of an entity for this reader; without access nothing, and a note in `omitted`. */
export function readable(call: Call, entity: Entity, omitted: Omitted): Resource[] {
  const { site, locale, reader } = call;
  const detail = refusal(entity, locale, reader);
  if (detail === undefined) return [withVersionLinks(call, site, entity)];
  omitted.add(resourceUrl(site.facts, entity.type, entity.id, locale), detail);
  return [];
}

/** The members of a document besides `data` and `links`. */
export function includedMember(call: Call, roots: readonly Resource[], query: Query, omitted: Omitted) {
  const included = resolveIncludes(roots, query.include, (type, id) => {
    const entity = call.site.find(type, id);
    return entity === undefined ? undefined : readable(call, entity, omitted)[0];
  });
  return included.length === 0
    ? {}
    : { included: included.map((resource) => sparse(resource, query.fields)) };
}

type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

function pick<T>(
  record: Record<string, T> | undefined,
  names: ReadonlySet<string>,
): Record<string, T> | undefined {
  const kept = Object.entries(record ?? {}).filter(([name]) => names.has(name));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** A resource with only the requested fields of its type; an empty member is left out. */
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
