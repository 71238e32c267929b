import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LocatorView } from './LocatorView.ts';

/**
 * Which of the two a telephone shows. The map comes to the top of the screen; the list lies where it was left.
 *
 * @param map the box of the map.
 */
export function useSwitchedView(
  map: RefObject<HTMLElement | null>,
): [LocatorView, (view: LocatorView) => void] {
  const [view, setView] = useState<LocatorView>('list');
  const shown = useRef(view);
  const left = useRef(0);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (view === 'list') window.scrollTo({ top: left.current, behavior: 'instant' });
    else map.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [map, view]);

  const switchView = (next: LocatorView) => {
    if (next === 'map') left.current = window.scrollY;
    setView(next);
  };
  return [view, switchView];
}
