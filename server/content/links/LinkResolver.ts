import type { ContentEvent } from '../ContentEvent.ts';

/** Where a link leads. */
export interface LinkTarget {
  url: string;
  /** Title of the node it leads to. */
  title?: string;
}

/** A link that leads nowhere on purpose: its words are a heading. */
export interface Heading {
  url?: never;
  title?: never;
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
) => LinkTarget | Heading | undefined;
