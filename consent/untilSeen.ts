import { FIRST_CONTENT, oncePainted } from './oncePainted.ts';

/** An old browser may not tell of paints, and a tab be left before its first: an answer does not wait for either. */
const PATIENCE_MS = 1000;

/**
 * Resolves when the visitor sees something of the page, or after a second; at once where they see it already, or look at
 * another tab.
 */
export function untilSeen(): Promise<void> {
  const isSeen = performance.getEntriesByName(FIRST_CONTENT).length > 0;
  if (isSeen || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    oncePainted(resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}
