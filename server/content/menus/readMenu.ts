import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { LinkResolver } from '../links/LinkResolver.ts';
import { parentId, readMenuItem } from './readMenuItem.ts';

/**
 * The flat list of a menu as a tree, siblings by weight. An entry below one that is hidden, disabled or absent is
 * left out with it. An entry whose link leads nowhere stays as a heading as long as something stands below it.
 */
export function readMenu(entries: readonly ResourceReader[], resolve: LinkResolver): MenuItem[] {
  reportOrphans(entries);
  const read = entries.flatMap((entry) => readMenuItem(entry, resolve) ?? []);
  // Branches grow from the root, so an entry that names itself or its own child as parent is never reached.
  const below = (parent: string | undefined): MenuItem[] =>
    read
      .filter(({ item }) => item.parent === parent)
      .sort((one, other) => one.item.weight - other.item.weight)
      .map(({ item, isLost }) => ({ item: { ...item, children: below(item.id) }, isLost }))
      .filter(({ item, isLost }) => !isLost || item.children.length > 0)
      .map(({ item }) => item);
  return below(undefined);
}

/** Disabled entries never come, so a child can name a parent nobody knows (contract, Values). */
function reportOrphans(entries: readonly ResourceReader[]): void {
  const known = new Set<string | undefined>([undefined, ...entries.map(({ id }) => id)]);
  for (const entry of entries.filter((candidate) => !known.has(parentId(candidate)))) {
    entry.report(
      'relationship-missing',
      'The menu entry above is disabled or gone; this one is left out',
      'parent',
    );
  }
}
