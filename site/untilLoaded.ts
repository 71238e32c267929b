/** What a visitor does who wants something of the page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the page and its first pictures are there, or as soon as the visitor touches it. What a script would
 * fetch before takes its share of the line from what the visitor waits to see.
 */
export function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      done.abort();
      resolve();
    };
    const { signal } = done;
    for (const touch of TOUCHES) document.addEventListener(touch, go, { signal, passive: true });
    window.addEventListener('load', go, { signal });
  });
}
