import { createMemo } from '../../memo/createMemo.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { RawBlock } from '../services/content/Content.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';

interface Entry {
  id: string;
  heading: string;
  url?: string;
}

const memoizePlaces = createMemo<ReadonlyMap<string, number>>();

/**
 * Links from an entry of a list to its neighbours and back to the list; without neighbours for an entry that is not in
 * it, and no block at all without any link.
 */
export function siblingLinks(
  list: readonly Entry[],
  id: string,
  { heading, listLink }: { heading: string; listLink: Link | undefined },
): RawBlock[] {
  const places = memoizePlaces(list, 'id', () => new Map(list.map((entry, index) => [entry.id, index])));
  const place = places.get(id);
  // Without an address in this language an entry cannot be linked.
  const nearest = (from: number, step: 1 | -1): Link | undefined => {
    const entry = list[from];
    if (!entry) return undefined;
    return entry.url === undefined ? nearest(from + step, step) : { url: entry.url, label: entry.heading };
  };
  const links = withoutUndefined<{ previous?: Link; next?: Link; list?: Link }>({
    previous: place === undefined ? undefined : nearest(place - 1, -1),
    next: place === undefined ? undefined : nearest(place + 1, 1),
    list: listLink,
  });
  if (Object.keys(links).length === 0) return [];
  return [{ id: 'siblings', type: 'sibling-links', props: { heading, ...links } }];
}
