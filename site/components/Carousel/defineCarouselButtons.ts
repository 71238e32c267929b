/** Two clicks within this time scroll by two items, even while the list still moves to the first. */
const MOVING_MS = 600;

/**
 * Defines `<carousel-buttons>`, which the browser then brings to life wherever it is inserted: the buttons move the
 * list of their section by one item and tell where it stands. At an end a button stays focusable, so that keyboard
 * focus is not lost.
 */
export function defineCarouselButtons(): void {
  customElements.define('carousel-buttons', createElementClass());
}

/** Inside a function: a server has no `HTMLElement`. */
const createElementClass = () =>
  class CarouselButtonsElement extends HTMLElement {
    private listeners: AbortController | undefined;
    /** Where the last click leads, and when it was. */
    private last = { left: 0, at: Number.NEGATIVE_INFINITY };

    connectedCallback(): void {
      const list = this.closest('section')?.querySelector('ul');
      if (!list) return;
      this.listeners = new AbortController();
      const { signal } = this.listeners;
      const show = () => this.showPlace(list);
      const observer = new ResizeObserver(show);
      observer.observe(list);
      signal.addEventListener('abort', () => observer.disconnect());
      list.addEventListener('scroll', show, { passive: true, signal });
      list.addEventListener('focusin', showFocused, { signal });
      this.addEventListener('click', (event) => this.move(list, event), { signal });
    }

    disconnectedCallback(): void {
      this.listeners?.abort();
    }

    private move(list: HTMLElement, { target, timeStamp }: Event): void {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (!button) return;
      const from = timeStamp - this.last.at < MOVING_MS ? this.last.left : list.scrollLeft;
      this.last = { left: scrollByItem(list, from, Number(button.dataset.step)), at: timeStamp };
    }

    /** A pixel of tolerance, because zoomed pages scroll to fractions. In right-to-left text `scrollLeft` is negative. */
    private showPlace({ scrollLeft, scrollWidth, clientWidth, children }: HTMLElement): void {
      const scrolled = Math.abs(scrollLeft);
      const isStart = scrolled <= 1;
      const isEnd = scrolled + clientWidth >= scrollWidth - 1;
      this.toggleAttribute('data-shown', !(isStart && isEnd));
      this.querySelector('[data-step="-1"]')?.setAttribute('aria-disabled', String(isStart));
      this.querySelector('[data-step="1"]')?.setAttribute('aria-disabled', String(isEnd));
      const width = children[0]?.clientWidth || clientWidth;
      // Counted from 1; the last one where the list cannot scroll further.
      const item = isEnd ? children.length : Math.min(children.length, Math.round(scrolled / width) + 1);
      const count = this.querySelector('span');
      if (count) count.textContent = String(item);
    }
  };

/**
 * Scrolls a list sideways by one item; speed and snapping are up to the style sheet.
 *
 * @param from scroll position to count from, in pixels; the current one may be in the middle of a scroll.
 * @param step 1 for the next item, -1 for the previous one.
 * @returns the new position.
 */
function scrollByItem(list: HTMLElement, from: number, step: number): number {
  const [first, second] = list.children;
  // In right-to-left text positions are negative, and so is the distance to the second item.
  const pitch =
    first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
  const last = Math.sign(pitch) * (list.scrollWidth - list.clientWidth);
  const left = Math.min(Math.max(from + step * pitch, Math.min(0, last)), Math.max(0, last));
  list.scrollTo({ left });
  return left;
}

/** Browsers do not scroll to a link that is partly visible; with keyboard focus it must be completely visible. */
function showFocused({ target }: FocusEvent): void {
  if (target instanceof HTMLAnchorElement && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
  }
}
