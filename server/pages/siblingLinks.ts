import { createMemo } from '../../memo/createMemo.ts';
import type { SiblingLinks } from '../../schemas/blocks/sibling-links.ts';
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
 * it.
 */
export function siblingLinks(
  list: readonly Entry[],
  id: string,
  { heading, listLink }: { heading: string; listLink: Link },
): RawBlock {
  const places = memoizePlaces(list, 'id', () => new Map(list.map((entry, index) => [entry.id, index])));
  const place = places.get(id);
  // Without an address in this language an entry cannot be linked.
  const nearest = (from: number, step: 1 | -1): Link | undefined => {
    const entry = list[from];
    if (!entry) return undefined;
    return entry.url === undefined ? nearest(from + step, step) : { url: entry.url, label: entry.heading };
  };
  const props = withoutUndefined<SiblingLinks>({
    heading,
    previous: place === undefined ? undefined : nearest(place - 1, -1),
    next: place === undefined ? undefined : nearest(place + 1, 1),
    list: listLink,
  });
  return { id: 'siblings', type: 'sibling-links', props };
}
