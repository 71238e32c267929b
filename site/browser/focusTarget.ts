const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** The first focusable and visible element in the target; the target itself where there is none. */
const firstFocusable = (target: HTMLElement): HTMLElement =>
  [...target.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ) ?? target;

/** Whether an element is in view once the page is scrolled to the start of its section. */
const isNearStart = (element: HTMLElement, section: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom - section.getBoundingClientRect().top <= window.innerHeight;

/**
 * A link within the page scrolls to its target and focuses the first focusable element in it (behaviour §9.7). Where
 * that element is below the window, the target itself gets the focus: the visitor sees what they asked for, and the
 * next Tab leads to that element.
 */
export function focusTarget(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link || link.hash.length < 2) return;
    requestAnimationFrame(() => {
      const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!section) return;
      const first = firstFocusable(section);
      const element = isNearStart(first, section) ? first : section;
      // Otherwise the focus would scroll its element to the middle.
      element.focus({ preventScroll: true });
      section.scrollIntoView({ block: 'start' });
    });
  });
}
