/** From this width on the menu is in the header, and submenus open on hover (behaviour §9.5). */
export const DESKTOP = '(width >= 64rem)';

/** A pointer that only crosses a button opens nothing. */
const OPEN_AFTER_MS = 100;
/** Time to move the pointer from the button to the menu. */
const CLOSE_AFTER_MS = 300;

/** Loads pictures that would otherwise wait until they are shown. */
function loadPictures(parent: ParentNode, selector: string): void {
  for (const image of parent.querySelectorAll<HTMLImageElement>(selector)) image.loading = 'eager';
}

/**
 * Opens submenus on hover from 1024 px (behaviour §9.5). Such a menu closes when the pointer has left it; a click on
 * its button keeps it open instead of closing what the visitor has just seen open.
 *
 * A mouse in the header loads the picture that each submenu opens with; an open submenu loads those of its items.
 */
export function openOnHover(header: HTMLElement, signal: AbortSignal): void {
  let timer = 0;
  let hovered: { button: HTMLButtonElement; menu: HTMLElement } | undefined;

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, ms);
  };
  const open = (button: HTMLButtonElement, menu: HTMLElement) => {
    if (menu.matches(':popover-open')) return;
    menu.showPopover({ source: button });
    hovered = { button, menu };
  };
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !matchMedia(DESKTOP).matches || !(target instanceof Element)) return;
    loadPictures(header, '[data-pictured] > div > img, [data-big] img');
    const button = target.closest<HTMLButtonElement>('[data-opens=hover]');
    const menu = button?.popoverTargetElement;
    if (button && menu instanceof HTMLElement) after(OPEN_AFTER_MS, () => open(button, menu));
    else if (hovered?.menu.contains(target)) clearTimeout(timer);
    else after(CLOSE_AFTER_MS, () => hovered?.menu.hidePopover());
  };
  const onLeave = () => after(CLOSE_AFTER_MS, () => hovered?.menu.hidePopover());
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || !hovered?.button.contains(event.target)) return;
    // This click keeps the menu open that hover has opened; the browser would close it. The next click does.
    event.preventDefault();
    hovered = undefined;
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && matchMedia(DESKTOP).matches && target instanceof Element) {
      loadPictures(target, 'img');
    }
    if (newState === 'closed' && hovered?.menu === target) hovered = undefined;
  };

  header.addEventListener('pointerover', onOver, { signal });
  header.addEventListener('pointerleave', onLeave, { signal });
  header.addEventListener('click', onClick, { signal });
  header.addEventListener('toggle', onToggle as EventListener, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
