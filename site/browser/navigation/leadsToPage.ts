import type { Locale } from '../../../locales/locales.ts';
import { pageDataUrl } from './pageDataUrl.ts';

/** What is asked of the event; the browser itself keeps modified clicks, other targets and other tabs out of it. */
type Asked = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'info' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'sameDocument' | 'url'> };

interface From {
  origin: string;
  locale: Locale;
  /** Whether another page is on its way: the address is that one's by now, and another page is on show. */
  isWaiting: boolean;
}

/** Whether a navigation leads to a page that can be shown in this document; all others are the browser's own. */
export function leadsToPage(event: Asked, { isWaiting, ...from }: From): boolean {
  const { canIntercept, downloadRequest, formData, hashChange, info, navigationType, destination } = event;
  if (!canIntercept || downloadRequest !== null || formData || info === asDocument) return false;
  if (navigationType === 'reload') return false;
  if (hashChange) {
    if (!isWaiting) return false;
  } else if (destination.sameDocument && navigationType !== 'traverse') {
    // A script of others has written into the history, and has said itself what is on show.
    return false;
  }
  return pageDataUrl(new URL(destination.url), from) !== undefined;
}

/** Says of a navigation that it loads a document, although its page could be shown in this one. */
export const asDocument = 'document';

/** Loads the document at the address that the present entry of the history has already. */
export function loadDocument({ href, hash }: Pick<URL, 'href' | 'hash'>): void {
  // To the same address with a fragment, a navigation would load nothing.
  if (hash) window.location.reload();
  else navigation.navigate(href, { history: 'replace', info: asDocument });
}
