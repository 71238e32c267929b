/** Says of a navigation that it loads a document, although its page could be shown in this one. */
export const asDocument = 'document';

/** Loads the document at the address that the present entry of the history has already. */
export function loadDocument({ href, hash }: Pick<URL, 'href' | 'hash'>): void {
  // To the same address with a fragment, a navigation would load nothing.
  if (hash) window.location.reload();
  else navigation.navigate(href, { history: 'replace', info: asDocument });
}
