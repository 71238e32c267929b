import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import type { Located } from './locatorList.ts';
import type { LocatorQuery } from './parseLocatorQuery.ts';
import type { View } from './toView.ts';

/** One that was found. */
export interface FoundEntry extends Located {
  /** From the place that was asked for, where it was a place. */
  km?: number;
}

/** What a locator shows for an address. */
export interface LocatorResults {
  /** All that were found, in order; the page shows some of them. */
  entries: readonly FoundEntry[];
  view: View;
  country?: { code: string; name: string };
  selected?: string;
  /** Whether the nearest come first, with how far away they are. */
  isNear?: true;
  /** What could not be found: a text of the catalogue, and what it speaks of. */
  miss?: {
    id: 'locator.noneInCountry' | 'locator.unknownPlace' | 'locator.searchDown' | 'locator.elsewhere';
    what: string;
  };
  /** The lists that have what this one has not, and how many of it. */
  elsewhere?: readonly { kind: LocatorKind; count: number }[];
}

/** What the visitor means has an address of its own. */
export interface Elsewhere {
  leadsTo: LocatorQuery;
}
