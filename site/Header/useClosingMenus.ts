import { useEffect, useRef } from 'react';

/**
 * Closes whatever menu is open when another page arrives (spec 2 §2.4). Menus are popovers of the server's HTML:
 * a link in one of them does not close it by itself.
 *
 * @param page a new object for each page shown; opening a menu before the first page is taken over stays possible.
 */
export function useClosingMenus(page: object): void {
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [page]);
}
