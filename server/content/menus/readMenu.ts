import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { LinkResolver } from '../links/LinkResolver.ts';
import { parentId, readMenuItem } from './readMenuItem.ts';

/** The header shows three levels (spec 2 §2.4); what stands deeper would never be seen. */
const LEVELS = 3;

/**
 * The flat list of a menu as a tree, siblings by weight. An entry below one that is hidden, disabled or absent is
 * left out with it. An entry whose link leads nowhere stays as a heading as long as something stands below it.
 */
export function readMenu(entries: readonly ResourceReader[], resolve: LinkResolver): MenuItem[] {
  reportOrphans(entries);
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  const read = [...unique.values()].flatMap((entry) => readMenuItem(entry, resolve) ?? []);
  const byParent = Map.groupBy(read, ({ item }) => item.parent);
  // Branches grow from the root, so an entry that names itself or its own child as parent is never reached.
  const below = (parent: string | undefined, level: number): MenuItem[] =>
    (level > LEVELS ? [] : (byParent.get(parent) ?? []))
      .sort((one, other) => one.item.weight - other.item.weight)
      .map(({ item, isLost }) => ({ item: { ...item, children: below(item.id, level + 1) }, isLost }))
      .filter(({ item, isLost }) => !isLost || item.children.length > 0)
      .map(({ item }) => item);
  return below(undefined, 1);
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
