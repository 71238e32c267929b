import { type RefObject, useEffect, useRef } from 'react';
import type { Dispatch } from 'redux';
import { type MenuLevel, menuClosed, menuOpened } from '../../../store/headerSlice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { DESKTOP, openOnHover } from './openOnHover.ts';

/** Closes whatever menu is open. */
function closeMenus(header: ParentNode): void {
  for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) menu.hidePopover();
}

/** The button that opens a menu; the buttons inside the menu only close it. */
function menuButton(menu: Element): HTMLButtonElement | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);
  return [...buttons].find((button) => !menu.contains(button));
}

/**
 * Tells the store, and older screen readers, which menus are open. Browsers expose the state of a popover's button by
 * themselves; `aria-expanded` says it to those that do not (ARIA, disclosure navigation pattern).
 */
function mirrorMenus(header: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const expose = (menu: HTMLElement, isOpen: boolean) =>
    menuButton(menu)?.setAttribute('aria-expanded', String(isOpen));
  const show = (menu: HTMLElement, isOpen: boolean) => {
    // Written by Submenu.tsx and HeaderMenus.tsx.
    const level = menu.dataset.menu as MenuLevel;
    expose(menu, isOpen);
    dispatch((isOpen ? menuOpened : menuClosed)({ level, id: menu.id }));
  };
  const onToggle = (event: Event) => {
    const menu = event.target;
    if (!(menu instanceof HTMLElement) || !menu.dataset.menu) return;
    show(menu, (event as ToggleEvent).newState === 'open');
  };
  // A visitor may have opened one before there was anybody to listen; of the others the store knows.
  for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (menu.matches(':popover-open')) show(menu, true);
    else expose(menu, false);
  }
  // `toggle` does not bubble.
  header.addEventListener('toggle', onToggle, { capture: true, signal });
}

/**
 * Closes every menu that the focus has moved out of: what has the focus must not lie behind it (WCAG 2.2, 2.4.11).
 * From 1024 px its button stands beside the menu and may have the focus; below, the menu lies over it.
 */
function closeLeftMenus(header: HTMLElement, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) {
      if (menu.contains(target)) continue;
      if (menuButton(menu) !== target) menu.hidePopover();
      else if (!matchMedia(DESKTOP).matches) requestAnimationFrame(() => closeOver(target, menu));
    }
  };
  document.addEventListener('focusin', onFocus, { signal });
}

/** A menu that gives the focus back as it closes is gone by the next frame; one that was tabbed out of is not. */
function closeOver(button: Element, menu: HTMLElement): void {
  if (document.activeElement === button && menu.matches(':popover-open')) menu.hidePopover();
}

/**
 * Gives the focus back to the button of a submenu that closes inside an open menu: browsers remember it for the
 * outermost popover alone.
 */
function returnFocus(header: HTMLElement, signal: AbortSignal): void {
  const onBeforeToggle = (event: Event) => {
    const menu = event.target;
    if (!(menu instanceof HTMLElement) || (event as ToggleEvent).newState !== 'closed') return;
    if (menu.contains(document.activeElement)) menuButton(menu)?.focus({ preventScroll: true });
  };
  header.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal });
}

/** A menu that is open while a tablet is turned has no place in the other layout: it closes. */
function closeOnBreakpoint(header: HTMLElement, signal: AbortSignal): void {
  matchMedia(DESKTOP).addEventListener('change', () => closeMenus(header), { signal });
}

/** What HTML alone cannot do for the menus of the header; they open and close without any of it. */
export function useMenus(header: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    mirrorMenus(element, dispatch, signal);
    openOnHover(element, signal);
    returnFocus(element, signal);
    closeLeftMenus(element, signal);
    closeOnBreakpoint(element, signal);
    return () => gone.abort();
  }, [header, dispatch]);
}

/**
 * Closes whatever menu or dialog is open when another page arrives (behaviour §9.3). They are the server's HTML: a link
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
