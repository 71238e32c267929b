import type { Locale } from '../../../locales/locales.ts';
import { pageDataUrl } from './pageDataUrl.ts';

/**
 * The parts of the event that are read; the browser itself leaves out modified clicks, other targets and other tabs.
 */
type Asked = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'info' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'sameDocument' | 'url'> };

interface From {
  origin: string;
  locale: Locale;
  /** Whether another navigation is in progress: its address is set, and the last page is still displayed. */
  isWaiting: boolean;
}

/** Whether a navigation leads to a page that can be shown in this document; the browser handles all others. */
export function leadsToPage(event: Asked, { isWaiting, ...from }: From): boolean {
  const { canIntercept, downloadRequest, formData, hashChange, info, navigationType, destination } = event;
  if (!canIntercept || downloadRequest !== null || formData || info === asDocument) return false;
  if (navigationType === 'reload') return false;
  if (hashChange) {
    if (!isWaiting) return false;
  } else if (destination.sameDocument && navigationType !== 'traverse') {
    // A third-party script has written into the history and displays its own content.
    return false;
  }
  return pageDataUrl(new URL(destination.url), from) !== undefined;
}

/** Marks a navigation that loads a document although its page could be shown in this one. */
export const asDocument = 'document';

/** Loads the document at the address of the current history entry. */
export function loadDocument({ href, hash }: Pick<URL, 'href' | 'hash'>): void {
  // To the same address with a fragment, a navigation would load nothing.
  if (hash) window.location.reload();
  else navigation.navigate(href, { history: 'replace', info: asDocument });
}
