import { menuButton } from './menuButton.ts';

/**
 * Gives the focus back to the button of a submenu that closes inside an open menu: browsers remember it for the
 * outermost popover alone.
 */
export function returnFocus(header: HTMLElement): () => void {
  const onBeforeToggle = (event: Event) => {
    const menu = event.target;
    if (!(menu instanceof HTMLElement) || (event as ToggleEvent).newState !== 'closed') return;
    if (menu.contains(document.activeElement)) menuButton(menu)?.focus({ preventScroll: true });
  };
  header.addEventListener('beforetoggle', onBeforeToggle, { capture: true });
  return () => header.removeEventListener('beforetoggle', onBeforeToggle, { capture: true });
}
