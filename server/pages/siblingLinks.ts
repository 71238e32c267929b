import { createMemo } from '../../renderer/createMemo.ts';
import type { SiblingLinks } from '../../schemas/blocks/sibling-links.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { RawBlock } from '../content/Content.ts';
import { withoutUndefined } from '../content/withoutUndefined.ts';

interface Entry {
  id: string;
  heading: string;
  url?: string;
}

const linkTo = (entry: Entry | undefined): Link | undefined =>
  entry?.url === undefined ? undefined : { url: entry.url, label: entry.heading };

/** The way from one entry of a list to its neighbours and back to the list. */
export function siblingLinks(
  list: readonly Entry[],
  id: string,
  { heading, listLink }: { heading: string; listLink: Link },
): RawBlock {
  // An entry without an address in this language cannot be led to.
  const { previous, next } = siblings(list, id, ({ url }) => url !== undefined);
  const props: SiblingLinks = withoutUndefined<SiblingLinks>({
    heading,
    previous: linkTo(previous),
    next: linkTo(next),
    list: listLink,
  });
  return { id: 'siblings', type: 'sibling-links', props };
}

const placesOf = createMemo<ReadonlyMap<string, number>>();

/**
 * The items before and after one in a list; undefined at its ends, and for an item that is not in it.
 *
 * @param isReachable whether an item can be shown; others are stepped over.
 */
export function siblings<T extends { id: string }>(
  list: readonly T[],
  id: string,
  isReachable: (item: T) => boolean,
): { previous: T | undefined; next: T | undefined } {
  const places = placesOf(list, 'id', () => new Map(list.map((item, index) => [item.id, index])));
  const place = places.get(id);
  if (place === undefined) return { previous: undefined, next: undefined };
  const nearest = (from: number, step: 1 | -1): T | undefined => {
    const item = list[from];
    return item === undefined || isReachable(item) ? item : nearest(from + step, step);
  };
  return { previous: nearest(place - 1, -1), next: nearest(place + 1, 1) };
}
