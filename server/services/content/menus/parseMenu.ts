import type { MenuItem } from '../../../../schemas/entities/menu.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { LinkResolver } from '../links/createLinkResolver.ts';
import { linkAttributes } from '../links/parseLink.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** The header shows three levels (behaviour §9.3); what stands deeper would never be seen. */
const LEVELS = 3;

/**
 * The flat list of a menu as a tree, siblings by weight. An entry below one that is hidden, disabled or absent is
 * left out with it. An entry whose link leads nowhere stays as a heading as long as something stands below it.
 */
export function parseMenu(entries: readonly ResourceReader[], resolve: LinkResolver): MenuItem[] {
  reportOrphans(entries);
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  const read = [...unique.values()].flatMap((entry) => parseMenuItem(entry, resolve) ?? []);
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

interface MenuEntry {
  item: MenuItem;
  /** Its link may not be used or leads nowhere in this locale; the resolver has reported it. */
  isLost: boolean;
}

/** What `parent` puts before the id of the entry above. */
const PARENT = 'menu_link_content:';

/** Id of the entry above; undefined for one of the first level. */
function parentId(entry: ResourceReader): string | undefined {
  const parent = entry.text('parent');
  return parent?.startsWith(PARENT) ? parent.slice(PARENT.length) : parent;
}

/**
 * A `menu_link_content` resource as a menu item, its children not yet in place.
 *
 * @returns undefined, reported, for an entry without words or link; silently for one the editor made invisible.
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

/** Shown unless the editor said no: null counts as yes (behaviour §9.3). */
function isHidden(entry: ResourceReader): boolean {
  const visible = entry.raw('field_is_visible') ?? true;
  if (typeof visible !== 'boolean') entry.invalid('field_is_visible', 'is neither yes nor no');
  return visible === false;
}
