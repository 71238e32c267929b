import { createMemo } from '../../memo/createMemo.ts';
import type { Range, RangeProduct } from '../../schemas/entities/range.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { RawBlock } from '../services/content/Content.ts';
import { withoutUndefined } from '../services/content/withoutUndefined.ts';
import { byLength } from './forms/boatChoices.ts';
import type { PageRequest } from './PageBuilder.ts';

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

/** The same block for as long as the boats are the same, so that it is validated once. */
const siblings = createMemo<RawBlock>();

/** Below the page of a boat: the ways to the next shorter and the next longer one; nothing for one that is in no range. */
export function boatSiblings(
  id: string,
  ranges: readonly Range[],
  { text }: Pick<PageRequest, 'text'>,
): RawBlock[] {
  // Without an address in this language a boat cannot be linked.
  const boats = byLength(ranges).filter((boat) => boat.url !== undefined || boat.id === id);
  const place = boats.findIndex((boat) => boat.id === id);
  const toBoat = (boat: RangeProduct | undefined) =>
    boat && withoutUndefined({ title: boat.title, url: boat.url, profile: boat.profile });
  const [previous, next] = place < 0 ? [] : [boats[place - 1], boats[place + 1]].map(toBoat);
  if (!previous && !next) return [];
  const props = withoutUndefined({ heading: text('model.siblings'), previous, next });
  return [siblings(ranges, id, () => ({ id: 'siblings', type: 'boat-siblings', props }))];
}
