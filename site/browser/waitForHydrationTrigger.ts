import { onFirstContentfulPaint } from '../consent/waitForFirstPaint.ts';

/** What a visitor does who wants something of the page. A click comes alone where it is spoken or made by a tool. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'wheel', 'click'] as const;
/** A picture or a script of others that never comes, or a tab behind others, must not keep the page from coming alive. */
const MAX_WAIT_MS = 3000;

/**
 * Resolves when the page and its first pictures are there and painted, as soon as the visitor touches it, or after three
 * seconds. What a script would fetch before takes its share of the line from what the visitor waits to see.
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
    // What HTML does by itself, such as to open a menu, is seen before scripts run; the banner, too.
    const afterFrame = () => requestAnimationFrame(() => setTimeout(go));
    for (const touch of TOUCHES) document.addEventListener(touch, afterFrame, { signal, passive: true });
    window.addEventListener('load', () => onFirstContentfulPaint(afterFrame), { signal });
  });
}
