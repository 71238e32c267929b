import type { Purge } from './Purge.ts';

/** Stands for a purge of everything among the tags an entry was purged by. */
export const EVERYTHING = '*';

/** The tags of a purge as entries store them. */
export const purgedTags = ({ all, tags = [] }: Purge): readonly string[] => (all ? [EVERYTHING] : tags);

/**
 * Makes the test whether something is out of date after a purge.
 *
 * Drupal names the list of all nodes together with the list of the saved node's bundle. The first would hit every list
 * of the site, so it counts only where no bundle is named.
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
