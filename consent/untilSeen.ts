import { FIRST_CONTENT, oncePainted } from './oncePainted.ts';

/** Resolves when the visitor sees something of the page; at once where they do already, or look at another tab. */
export function untilSeen(): Promise<void> {
  const isSeen = performance.getEntriesByName(FIRST_CONTENT).length > 0;
  return isSeen || document.hidden ? Promise.resolve() : new Promise(oncePainted);
}
