import { onFirstContentfulPaint } from '../consent/waitForFirstPaint.ts';

/** A picture or third-party script that never loads, or a hidden tab, must not delay scripts any longer. */
const MAX_WAIT_MS = 3000;

/**
 * Resolves when the page and its first pictures are loaded and painted, or after three seconds. Scripts that load
 * earlier would take bandwidth from what the visitor waits to see.
 */
export function waitForPictures(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    const onLoad = () =>
      // The banner, too, is painted before.
      onFirstContentfulPaint(() => requestAnimationFrame(() => setTimeout(resolve)));
    window.addEventListener('load', onLoad, { once: true });
  });
}
