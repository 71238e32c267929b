/** The forms a page is sent in: HTML, its JSON, or the data of a navigation in the browser. */
export type Representation = 'html' | 'json' | 'data';

/** What is kept, and made anew: nothing else of a request may have a part in it. */
export interface PageTarget {
  /** Percent-encoded path of the page, without query and without what marks the data of a navigation. */
  path: string;
  /** What the page's builder reads of the query, as knownQuery writes it; empty when that is nothing. */
  query: string;
  as: Representation;
}

/** The key of a target; no path has a space. What is asked for most is known by its path alone: nothing is put together. */
export const toPageKey = ({ as, path, query }: PageTarget): string => {
  const address = query === '' ? path : `${path}?${query}`;
  return as === 'html' ? address : `${as} ${address}`;
};
