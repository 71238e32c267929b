import { type RefObject, useEffect, useRef } from 'react';
import type { Locator } from '../../schemas/blocks/locator.ts';

/**
 * After a choice the scroll position stays, but the list under it may be much shorter: when the selected entry, or
 * else the start of the list, is out of view, it is scrolled back into view. So is the map, of which a short list may
 * leave only the end on the screen. A list that has only grown stays where it is.
 */
export function useChosenInView(
  list: RefObject<HTMLElement | null>,
  map: RefObject<HTMLElement | null>,
  { results, selected }: Pick<Locator, 'results' | 'selected'>,
): void {
  const shown = useRef(results);
  useEffect(() => {
    if (shown.current === results) return;
    const { length } = shown.current;
    const hasGrown = length > 0 && shown.current.every(({ id }, index) => id === results[index]?.id);
    shown.current = results;
    if (hasGrown) {
      // "Show more" is below the new entries, or gone: the keyboard goes on with the first of them.
      const first = list.current?.querySelectorAll('ol > li')[length];
      first?.querySelector('a')?.focus({ preventScroll: true });
      return;
    }
    const target = list.current?.querySelector(selected ? '[aria-current="true"]' : 'h2');
    // On a phone the map may be shown instead of the list.
    if (!target?.checkVisibility()) return;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Zero when it is not beside the list.
    const { top = 0 } = map.current?.getBoundingClientRect() ?? {};
    if (top < 0) window.scrollBy({ top, behavior: 'instant' });
  }, [list, map, results, selected]);
}
