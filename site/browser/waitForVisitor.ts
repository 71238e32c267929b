import { hasLeftUnnoticed } from './navigation/hasLeftUnnoticed.ts';

/** Input that asks for something. Speech input and tools send a click alone. */
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'click', 'popstate'] as const;
/** What else shows that somebody is there. */
const SIGNS = [...INPUTS, 'pointermove', 'touchstart', 'scroll'] as const;

/** Before a block scrolls into view, so that it is alive by then. */
const NEAR = '25% 0px';

/** Resolves after the frame that shows what HTML does without scripts, such as opening a menu. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Chromium reports a mouse that has not moved, when the page under it is new. */
const isRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

async function waitForFirst(types: readonly string[]): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive && !hasLeftUnnoticed()) {
    await new Promise<void>((resolve) => {
      const done = new AbortController();
      const onEvent = (event: Event) => {
        if (isRest(event)) return;
        done.abort();
        resolve();
      };
      // Captured: a list that scrolls sideways tells nobody but itself.
      const options = { signal: done.signal, passive: true, capture: true };
      for (const type of types) window.addEventListener(type, onEvent, options);
    });
  }
  await nextFrame();
}

/** Resolves when the visitor wants something of the page. */
export const waitForInput = (): Promise<void> => waitForFirst(INPUTS);

/** Resolves when the visitor is seen to use the page, if only by scrolling. */
export const waitForSign = (): Promise<void> => waitForFirst(SIGNS);

/** Resolves when a block that is to be hydrated is in view, or nearly. */
export function waitForLivingBlock(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    for (const box of document.querySelectorAll('[data-block]:not([data-static])')) observer.observe(box);
  });
}
