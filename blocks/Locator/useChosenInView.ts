import { type RefObject, useEffect, useRef } from 'react';
import type { Locator } from '../../schemas/blocks/locator.ts';

/**
 * A choice keeps the visitor's place on the page, but the list under it becomes another one, often much shorter: when
 * the chosen entry, or else the beginning of the list, has been left out of sight, it comes back into it. So does the
 * map, of which a short list leaves no more on the screen than its own end.
 */
export function useChosenInView(
  list: RefObject<HTMLElement | null>,
  map: RefObject<HTMLElement | null>,
  { results, selected }: Pick<Locator, 'results' | 'selected'>,
): void {
  const shown = useRef(results);
  useEffect(() => {
    if (shown.current === results) return;
    shown.current = results;
    const target = list.current?.querySelector(selected ? '[aria-current="true"]' : 'h2');
    // On a telephone the map may stand in the place of the list.
    if (!target?.checkVisibility()) return;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Nothing of it when it is not beside the list.
    const { top = 0 } = map.current?.getBoundingClientRect() ?? {};
    if (top < 0) window.scrollBy({ top, behavior: 'instant' });
  }, [list, map, results, selected]);
}
