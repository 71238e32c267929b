const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** What can take the focus in it and is on show: the target itself where nothing inside can. */
const firstFocusable = (target: HTMLElement): HTMLElement =>
  [...target.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ) ?? target;

/** Whether an element is in view once the page has been scrolled to the beginning of its section. */
const isNearStart = (element: HTMLElement, section: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom - section.getBoundingClientRect().top <= window.innerHeight;

/**
 * A link within the page shows the beginning of its target and moves the focus to the first focusable element in it
 * (behaviour §9.7). Where that is further down than the window reaches, the target itself takes the focus: the visitor
 * sees what they asked for, and the next Tab leads to that element.
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
      // The focus would scroll to the middle of what takes it.
      element.focus({ preventScroll: true });
      section.scrollIntoView({ block: 'start' });
    });
  });
}
