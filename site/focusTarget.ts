const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** What can take the focus in it and is on show: the target itself where nothing inside can. */
const firstFocusable = (target: HTMLElement): HTMLElement =>
  [...target.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ) ?? target;

/**
 * A link within the page moves the focus to the first focusable element of its target (spec 2 §2.3). The browser has
 * scrolled there by then.
 */
export function focusTarget(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link || link.hash.length < 2) return;
    requestAnimationFrame(() => {
      const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!section) return;
      const element = firstFocusable(section);
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    });
  });
}
