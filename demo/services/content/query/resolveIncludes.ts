import { relationshipTargets } from '../model/bundles.ts';
import type { Resource } from '../resources/Resource.ts';
import { QueryError } from './parseQuery.ts';

/**
 * Rejects a path with a name that none of the types there has.
 * @throws QueryError 400: one unknown name fails the whole call, as in Drupal.
 */
export function checkIncludes(type: string, paths: readonly string[][]): void {
  for (const path of paths) {
    let types: readonly string[] = [type];
    for (const name of path) {
      const known = types.map(relationshipTargets);
      if (!known.some((targets) => name in targets)) {
        const sentences = known.map(
          (targets) =>
            `\`${name}\` is not a valid relationship field name. Possible values: ${Object.keys(targets).join(', ')}.`,
        );
        const nested = path.length > 1 ? [`\`${path.join('.')}\` is not a valid include path.`] : [];
        throw new QueryError(400, [...nested, ...sentences].join(' '));
      }
      types = [...new Set(known.flatMap((targets) => targets[name] ?? []))];
    }
  }
}

/**
 * Resolves all include paths, each resource once, parents first.
 * @param follow the resource of an identifier; undefined when it is missing or forbidden.
 */
export function resolveIncludes(
  roots: readonly Resource[],
  paths: readonly string[][],
  follow: (type: string, id: string) => Resource | undefined,
): Resource[] {
  const included = new Map<string, Resource>();
  const toResourceKey = ({ type, id }: Resource): string => `${type} ${id}`;
  const rootKeys = new Set(roots.map(toResourceKey));
  for (const path of paths) {
    let level: readonly Resource[] = roots;
    for (const name of path) {
      level = level.flatMap(({ relationships }) =>
        [relationships?.[name]?.data ?? []].flat().flatMap(({ type, id }) => follow(type, id) ?? []),
      );
      for (const resource of level) {
        if (!rootKeys.has(toResourceKey(resource))) included.set(toResourceKey(resource), resource);
      }
    }
  }
  return [...included.values()];
}
