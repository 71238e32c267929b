import { type RefObject, useEffect, useRef } from 'react';
import type { Dispatch } from 'redux';
import { type MenuLevel, menuClosed, menuOpened } from '../../../store/headerSlice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { DESKTOP, openOnHover } from './openOnHover.ts';

/** Closes any open menu. */
function closeMenus(header: ParentNode): void {
  for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) menu.hidePopover();
}

/** The button that opens a menu; buttons inside the menu only close it. */
function menuButton(menu: Element): HTMLButtonElement | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);
  return [...buttons].find((button) => !menu.contains(button));
}

/**
 * Mirrors which menus are open in the store and in `aria-expanded`. Browsers expose the state of a popover's button by
 * themselves; older screen readers need the attribute (ARIA, disclosure navigation pattern).
 */
function mirrorMenus(header: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const expose = (menu: HTMLElement, isOpen: boolean) =>
    menuButton(menu)?.setAttribute('aria-expanded', String(isOpen));
  const show = (menu: HTMLElement, isOpen: boolean) => {
    // Set by Submenu.tsx and HeaderMenus.tsx.
    const level = menu.dataset.menu as MenuLevel;
    expose(menu, isOpen);
    dispatch((isOpen ? menuOpened : menuClosed)({ level, id: menu.id }));
  };
  const onToggle = (event: Event) => {
    const menu = event.target;
    if (!(menu instanceof HTMLElement) || !menu.dataset.menu) return;
    show(menu, (event as ToggleEvent).newState === 'open');
  };
  // A menu may have been opened before this listener existed; the store knows the others.
  for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (menu.matches(':popover-open')) show(menu, true);
    else expose(menu, false);
  }
  // `toggle` does not bubble.
  header.addEventListener('toggle', onToggle, { capture: true, signal });
}

/**
 * Closes every menu that the focus has left: the focused element must not be covered (WCAG 2.2, 2.4.11). From 1024 px
 * the button is beside the menu and may have the focus; below, the menu covers it.
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

/** A menu that returns the focus as it closes is gone by the next frame; one that was left with Tab is not. */
function closeOver(button: Element, menu: HTMLElement): void {
  if (document.activeElement === button && menu.matches(':popover-open')) menu.hidePopover();
}

/**
 * Returns the focus to the button of a submenu that closes inside an open menu: browsers do so only for the outermost
 * popover.
 */
function returnFocus(header: HTMLElement, signal: AbortSignal): void {
  const onBeforeToggle = (event: Event) => {
    const menu = event.target;
    if (!(menu instanceof HTMLElement) || (event as ToggleEvent).newState !== 'closed') return;
    if (menu.contains(document.activeElement)) menuButton(menu)?.focus({ preventScroll: true });
  };
  header.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal });
}

/**
 * A menu that is open while the breakpoint changes, as when a tablet is turned, has no place in the other layout: it
 * closes.
 */
function closeOnBreakpoint(header: HTMLElement, signal: AbortSignal): void {
  matchMedia(DESKTOP).addEventListener('change', () => closeMenus(header), { signal });
}

/** Adds what HTML alone cannot do to the header's menus; they open and close without it. */
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
 * Closes any open menu or dialog when another page is shown (behaviour §9.3). Their HTML stays, so a link in one of
 * them does not close it.
 *
 * @param page a new object for each displayed page; a menu that was opened before hydration stays open.
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
