/** The name of the entry for it (W3C Paint Timing). */
export const FIRST_CONTENT = 'first-contentful-paint';

/** Calls back when the visitor sees something of the page; in a tab behind others, once it is looked at. */
export function oncePainted(callback: () => void): void {
  const waiting = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(FIRST_CONTENT).length === 0) return;
    waiting.disconnect();
    callback();
  });
  waiting.observe({ type: 'paint', buffered: true });
}
