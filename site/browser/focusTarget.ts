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

/** The day of a sea trial that a link chooses in the form of its page (behaviour §7.11), if that is this one. */
function findDay({ pathname, search }: HTMLAnchorElement): HTMLElement | null {
  const day = pathname === window.location.pathname && new URLSearchParams(search).get('day');
  return day ? document.querySelector(`[name="day"][value="${CSS.escape(day)}"]`) : null;
}

/**
 * A link within the page scrolls to its target and focuses the first focusable element in it (behaviour §9.7). Where
 * that element is below the window, the target itself gets the focus: the visitor sees what they asked for, and the
 * next Tab leads to that element. A link that chooses a day ticks and focuses it, without the way to the server.
 */
export function focusTarget(): void {
  document.addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a:is([href^="#"], [href*="?day="])')
        : null;
    if (!link || link.hash.length < 2 || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const day = findDay(link);
    if (link.search && !day) return;
    if (day) event.preventDefault();
    day?.click();
    requestAnimationFrame(() => {
      const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!section) return;
      const first = day ?? firstFocusable(section);
      const element = isNearStart(first, section) ? first : section;
      // Otherwise the focus would scroll its element to the middle.
      element.focus({ preventScroll: true });
      section.scrollIntoView({ block: 'start' });
    });
  });
}
