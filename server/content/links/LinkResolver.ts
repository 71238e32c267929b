import type { ContentEvent } from '../ContentEvent.ts';

/** Where a link leads; without `url` it is a heading. */
export interface LinkTarget {
  url?: string;
  /** Title of the node it leads to. */
  title?: string;
}

/**
 * Turns the uri of a link field into an address of the site in one locale.
 *
 * @param at where the link stands, for the report.
 * @returns undefined, reported, when the link may not be used or leads nowhere in this locale.
 */
export type LinkResolver = (
  uri: string,
  at: Pick<ContentEvent, 'resource' | 'id' | 'field'>,
) => LinkTarget | undefined;
