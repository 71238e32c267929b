import { createMemo } from '../../renderer/createMemo.ts';

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
