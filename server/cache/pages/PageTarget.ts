/** Representations of a page: HTML, its JSON, or the data of a navigation in the browser. */
export type Representation = 'html' | 'json' | 'data';

/** The key of a cached page, and its only input: nothing else of a request may change it. */
export interface PageTarget {
  /** Percent-encoded path of the page, without query and without the marker of navigation data. */
  path: string;
  /** The part of the query that the page's builder reads, normalized by knownQuery; empty for none. */
  query: string;
  as: Representation;
}

/** The key of a target; no path has a space. The most frequent key is the path itself, without concatenation. */
export const toPageKey = ({ as, path, query }: PageTarget): string => {
  const address = query === '' ? path : `${path}?${query}`;
  return as === 'html' ? address : `${as} ${address}`;
};
