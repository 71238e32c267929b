import { onFirstContentfulPaint } from '../consent/waitForFirstPaint.ts';

/** Events of a visitor who uses the page. Speech input and tools send a click alone. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'wheel', 'click'] as const;
/** A picture or third-party script that never loads, or a hidden tab, must not delay hydration any longer. */
const MAX_WAIT_MS = 3000;

/**
 * Resolves when the page and its first pictures are loaded and painted, at the visitor's first input, or after three
 * seconds. Scripts that load earlier would take bandwidth from what the visitor waits to see.
 */
export function waitForHydrationTrigger(): Promise<void> {
  if (document.readyState === 'complete' || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      done.abort();
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(go, MAX_WAIT_MS);
    const { signal } = done;
    // What HTML does without scripts, such as opening a menu, is painted before they run; the banner, too.
    const afterFrame = () => requestAnimationFrame(() => setTimeout(go));
    for (const touch of TOUCHES) document.addEventListener(touch, afterFrame, { signal, passive: true });
    window.addEventListener('load', () => onFirstContentfulPaint(afterFrame), { signal });
  });
}
