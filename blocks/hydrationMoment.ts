import type { Hydration } from './registryLines.ts';

const whenVisible = (type: string) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      // A little before it scrolls in, so that its code is there when the visitor is.
      { rootMargin: '25% 0px' },
    );
    // A block of the type that keeps its HTML needs no code (hydrationOf.ts).
    for (const box of document.querySelectorAll(`[data-block="${type}"]:not([data-kept])`))
      observer.observe(box);
  });

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback; there, after the current burst of work is soon enough.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Resolves when the blocks of a type, already on the page as HTML, may start to cost JavaScript. */
export async function hydrationMoment(type: string, hydration: Hydration): Promise<void> {
  if (hydration === 'visible') await whenVisible(type);
  if (hydration === 'idle') await whenIdle();
}
