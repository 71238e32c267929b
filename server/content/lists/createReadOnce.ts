import type { Document } from '../jsonapi/Document.ts';
import type { SiteIndex } from '../site-index/SiteIndex.ts';

/**
 * Reads what a document holds once, and not for every page that shows a few lines of it: pages must not get slower
 * as lists get longer, and what is wrong with an entry is reported once for each fetch. Read again when the addresses
 * of the site have changed in between.
 */
export function createReadOnce<T>(): (document: Document, index: SiteIndex, read: () => T) => T {
  const kept = new WeakMap<Document, { index: SiteIndex; value: T }>();
  return (document, index, read) => {
    const known = kept.get(document);
    if (known?.index === index) return known.value;
    const value = read();
    kept.set(document, { index, value });
    return value;
  };
}
