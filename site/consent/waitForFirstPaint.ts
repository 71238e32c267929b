/** The name of the entry for it (W3C Paint Timing). */
const FIRST_CONTENT = 'first-contentful-paint';

/** Calls back when the visitor sees something of the page; in a tab behind others, once it is looked at. */
export function onFirstContentfulPaint(callback: () => void): void {
  const waiting = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(FIRST_CONTENT).length === 0) return;
    waiting.disconnect();
    callback();
  });
  waiting.observe({ type: 'paint', buffered: true });
}

/** An old browser may not tell of paints, and a tab be left before its first: an answer does not wait for either. */
const MAX_WAIT_MS = 1000;

/**
 * Resolves when the visitor sees something of the page, or after a second; at once where they see it already, or look at
 * another tab.
 */
export function waitForFirstPaint(): Promise<void> {
  const isSeen = performance.getEntriesByName(FIRST_CONTENT).length > 0;
  if (isSeen || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    onFirstContentfulPaint(resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
