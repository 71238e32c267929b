import { useEffect, useRef } from 'react';
import { closeMenus } from './menus/closeMenus.ts';

/**
 * Closes whatever menu or dialog is open when another page arrives (spec 2 §2.4). They are the server's HTML: a link
 * in one of them does not close it by itself.
 *
 * @param page a new object for each page shown; opening a menu before the first page is taken over stays possible.
 */
export function useClosingMenus(page: object): void {
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    closeMenus(document);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  }, [page]);
}
