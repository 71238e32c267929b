/** Where the visitor left the page of an entry of the history, by its key. */
const left = new Map<string, { left: number; top: number }>();

/**
 * Keeps where the visitor leaves the page on show. The browser does so too, but for as long as that page stays on show it
 * writes into the entry of the next one.
 */
export function saveScroll(): void {
  const { key } = window.navigation.currentEntry ?? {};
  if (key) left.set(key, { left: window.scrollX, top: window.scrollY });
}

/**
 * Goes to where a page begins: coming back, where the visitor left it, else at its top or at the fragment of its address.
 */
export function restoreScroll(event: NavigateEvent): void {
  const position = event.navigationType === 'traverse' ? left.get(event.destination.key) : undefined;
  if (position) {
    // What lies above takes the place it takes, no longer one that is kept for it until it comes near.
    document.documentElement.dataset.laidOut = '';
    window.scrollTo({ ...position, behavior: 'instant' });
  } else if (!event.signal.aborted) event.scroll();
  // The browser gives the navigation up when another script writes into the history.
  else window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}
