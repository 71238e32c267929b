import type { Purge } from './Purge.ts';

/** Stands for a purge of everything among tags. */
export const EVERYTHING = '*';

/** The tags of a purge as entries store them. */
export const purgedTags = ({ all, tags = [] }: Purge): readonly string[] => (all ? [EVERYTHING] : tags);

/**
 * Creates the predicate of a purge.
 *
 * Drupal purges the list of all nodes together with the list of the saved node's bundle. The first would match every
 * list of the site, so it counts only without a bundle.
 */
export function matchPurge({ all, paths = [], tags = [] }: Purge) {
  const names = new Set(tags);
  for (const tag of tags) {
    const [list] = tag.split(':', 1);
    if (list !== tag && list?.endsWith('_list')) names.delete(list);
  }
  const addresses = new Set(paths);
  return (tagged: { tags: Iterable<string>; path?: string }): boolean => {
    if (all === true || (tagged.path !== undefined && addresses.has(tagged.path))) return true;
    for (const tag of tagged.tags) if (names.has(tag)) return true;
    return false;
  };
}
