/** Name of the paint entry (W3C Paint Timing). */
const FIRST_CONTENT = 'first-contentful-paint';

/** Calls back at the first contentful paint; in a hidden tab, once it is visible. */
export function onFirstContentfulPaint(callback: () => void): void {
  const waiting = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(FIRST_CONTENT).length === 0) return;
    waiting.disconnect();
    callback();
  });
  waiting.observe({ type: 'paint', buffered: true });
}

/** Old browsers report no paints, and a tab may be hidden before its first: do not wait longer. */
const MAX_WAIT_MS = 1000;

/** Resolves at the first contentful paint, or after a second; at once when it has happened, or in a hidden tab. */
export function waitForFirstPaint(): Promise<void> {
  const isSeen = performance.getEntriesByName(FIRST_CONTENT).length > 0;
  if (isSeen || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    onFirstContentfulPaint(resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
