import { type RefObject, useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { closeLeftMenus } from './menus/closeLeftMenus.ts';
import { closeOnBreakpoint } from './menus/closeOnBreakpoint.ts';
import { mirrorMenus } from './menus/mirrorMenus.ts';
import { openOnHover } from './menus/openOnHover.ts';
import { returnFocus } from './menus/returnFocus.ts';

/** What HTML alone cannot do for the menus of the header; they open and close without any of it. */
export function useMenus(header: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const stop = [
      mirrorMenus(element, dispatch),
      openOnHover(element),
      returnFocus(element),
      closeLeftMenus(element),
      closeOnBreakpoint(element),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [header, dispatch]);
}
