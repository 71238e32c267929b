/** Scroll position of the page of a history entry, by the entry's key. */
const left = new Map<string, { left: number; top: number }>();

/**
 * Saves the scroll position of the displayed page. The browser does so too, but while that page stays displayed it
 * writes into the entry of the next one.
 */
export function saveScroll(): void {
  const { key } = window.navigation.currentEntry ?? {};
  if (key) left.set(key, { left: window.scrollX, top: window.scrollY });
}

/**
 * Scrolls to the start of a page: going back, to the saved position, else to the top or the fragment of its address.
 */
export function restoreScroll(event: NavigateEvent): void {
  const position = event.navigationType === 'traverse' ? left.get(event.destination.key) : undefined;
  if (position) {
    // Everything above is laid out at its real height, without `content-visibility` estimates.
    document.documentElement.dataset.laidOut = '';
    window.scrollTo({ ...position, behavior: 'instant' });
  } else if (!event.signal.aborted) event.scroll();
  // The browser aborts the navigation when another script writes into the history.
  else window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}
