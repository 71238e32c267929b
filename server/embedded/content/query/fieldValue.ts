import { isRecord } from '../../../isRecord.ts';
import { relationshipTargets } from '../model/relationshipTargets.ts';
import type { Resource } from '../resources/Resource.ts';
import { QueryError } from './QueryError.ts';

/** Refuses the name of a field that the type does not have, the way Drupal words it. */
export function checkField(type: string, path: string, attributes: ReadonlySet<string>): void {
  const [name = '', ...rest] = path.split('.');
  if (name === 'path' && rest.length > 0) {
    // The address is computed and has no columns; Drupal's query breaks over it (contract: "How to call it").
    throw new QueryError(500, 'Call to a member function getColumns() on bool');
  }
  const isRelationship = name in relationshipTargets(type);
  const isKnown = attributes.has(name) || isRelationship || name === 'id';
  if (!isKnown) {
    throw new QueryError(
      400,
      `Invalid nested filtering. The field \`${name}\`, given in the path \`${path}\`, does not exist.`,
    );
  }
  if (isRelationship && !(rest.length === 1 && rest[0] === 'id')) {
    throw new QueryError(400, `Invalid nested filtering. Only the id of \`${name}\` can be asked for here.`);
  }
}

/** Every value a resource has at a path: an attribute (or a key inside it), or the ids of a relationship. */
export function fieldValues(resource: Resource, path: string): unknown[] {
  const [name = '', key] = path.split('.');
  if (name === 'id') return [resource.id];
  const relationship = resource.relationships?.[name];
  if (relationship !== undefined) return [relationship.data ?? []].flat().map(({ id }) => id);
  const value: unknown = resource.attributes?.[name];
  const inner = key !== undefined && isRecord(value) ? value[key] : value;
  return Array.isArray(inner) ? inner : [inner];
}
