import type { Dispatch } from 'redux';
import { type MenuLevel, menuClosed, menuOpened } from '../../../store/headerSlice.ts';
import { menuButton } from './menuButton.ts';

/**
 * Tells the store, and older screen readers, which menus are open. Browsers expose the state of a popover's button by
 * themselves; `aria-expanded` says it to those that do not (ARIA, disclosure navigation pattern).
 */
export function mirrorMenus(header: HTMLElement, dispatch: Dispatch): () => void {
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
  header.addEventListener('toggle', onToggle, { capture: true });
  return () => header.removeEventListener('toggle', onToggle, { capture: true });
}
