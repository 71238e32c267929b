import { DESKTOP } from '../desktop.ts';
import { menuButton } from './menuButton.ts';

/**
 * Closes every menu that the focus has moved out of: what has the focus must not lie behind it (WCAG 2.2, 2.4.11).
 * From 1024 px its button stands beside the menu and may have the focus; below, the menu lies over it.
 */
export function closeLeftMenus(header: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    for (const menu of header.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) {
      if (menu.contains(target)) continue;
      if (menuButton(menu) !== target) menu.hidePopover();
      else if (!matchMedia(DESKTOP).matches) requestAnimationFrame(() => closeOver(target, menu));
    }
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

/** A menu that gives the focus back as it closes is gone by the next frame; one that was tabbed out of is not. */
function closeOver(button: Element, menu: HTMLElement): void {
  if (document.activeElement === button && menu.matches(':popover-open')) menu.hidePopover();
}
