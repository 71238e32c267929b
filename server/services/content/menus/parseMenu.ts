import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { LinkResolver } from '../links/createLinkResolver.ts';
import { linkAttributes } from '../links/parseLink.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** The header shows three levels (behaviour §9.3); deeper ones are left out. */
const LEVELS = 3;

/**
 * The flat list of a menu as a tree, siblings by weight. Children of a hidden, disabled or missing entry are left out
 * with it. An entry with a broken link stays as a heading while it has children.
 */
export function parseMenu(entries: readonly ResourceReader[], resolve: LinkResolver): MenuItem[] {
  reportOrphans(entries);
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  const read = [...unique.values()].flatMap((entry) => parseMenuItem(entry, resolve) ?? []);
  const byParent = Map.groupBy(read, ({ item }) => item.parent);
  // Built from the root, so an entry that is its own ancestor is never reached.
  const below = (parent: string | undefined, level: number): MenuItem[] =>
    (level > LEVELS ? [] : (byParent.get(parent) ?? []))
      .sort((one, other) => one.item.weight - other.item.weight)
      .map(({ item, isLost }) => ({ item: { ...item, children: below(item.id, level + 1) }, isLost }))
      .filter(({ item, isLost }) => !isLost || item.children.length > 0)
      .map(({ item }) => item);
  return below(undefined, 1);
}

/** Disabled entries are not delivered, so a child may have an unknown parent (contract, Values). */
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

interface MenuEntry {
  item: MenuItem;
  /** Its link is broken in this locale; the resolver has reported it. */
  isLost: boolean;
}

/** Prefix of the parent's id in `parent`. */
const PARENT = 'menu_link_content:';

/** Id of the parent; undefined on the first level. */
function parentId(entry: ResourceReader): string | undefined {
  const parent = entry.text('parent');
  return parent?.startsWith(PARENT) ? parent.slice(PARENT.length) : parent;
}

/**
 * A `menu_link_content` resource as a menu item, without its children.
 *
 * @returns undefined, reported, for an entry without text or link; silently for one that the editor has hidden.
 */
function parseMenuItem(entry: ResourceReader, resolve: LinkResolver): MenuEntry | undefined {
  if (isHidden(entry)) return undefined;
  const label = entry.text('title');
  const link = entry.raw('link');
  if (label === undefined) return entry.invalid('title', 'is empty');
  if (!isRecord(link) || typeof link.uri !== 'string') return entry.invalid('link', 'is not a link');
  const target = resolve(link.uri, entry.at('link'));
  const item = withoutUndefined<MenuItem>({
    id: entry.id,
    label,
    description: entry.text('description'),
    url: target?.url,
    target: linkAttributes(link.options).target,
    isVisible: true,
    parent: parentId(entry),
    weight: entry.number('weight') ?? 0,
    image: entry.image('field_image'),
    separator: entry.boolean('field_separator'),
    isNew: entry.boolean('field_is_new'),
    isHeritage: entry.boolean('field_is_heritage'),
    children: [],
  });
  return { item, isLost: target === undefined };
}

/** Visible unless the editor has hidden it: null counts as visible (behaviour §9.3). */
function isHidden(entry: ResourceReader): boolean {
  const visible = entry.raw('field_is_visible') ?? true;
  if (typeof visible !== 'boolean') entry.invalid('field_is_visible', 'is neither yes nor no');
  return visible === false;
}
