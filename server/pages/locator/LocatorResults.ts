import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import type { Translate } from '../PageBuilder.ts';
import type { Located } from './locatorList.ts';
import type { LocatorQuery } from './parseLocatorQuery.ts';
import type { View } from './toView.ts';

/** One result. */
export interface FoundEntry extends Located {
  /** Distance from the searched place, if any. */
  km?: number;
}

/** Content of a locator for an address. */
export interface LocatorResults {
  /** All results in order; the page shows some of them. */
  entries: readonly FoundEntry[];
  view: View;
  country?: { code: string; name: string };
  selected?: string;
  /** Whether sorted by distance, which is shown then. */
  isNear?: true;
  /** What could not be found: message id and value. */
  miss?: {
    id:
      | 'locator.noneThere'
      | 'locator.noneInCountry'
      | 'locator.unknownPlace'
      | 'locator.searchDown'
      | 'locator.elsewhere';
    what: string;
  };
  /**
   * The place that the distances are from, where the text does not name it, or names others too, each with its country.
   */
  from?: string;
  choices?: readonly string[];
  /** Other lists with results, and their number. */
  elsewhere?: readonly { kind: LocatorKind; count: number }[];
}

/** A redirect to the canonical address of the search. */
export interface Elsewhere {
  leadsTo: LocatorQuery;
}

/** Why the list is not what was asked for, and whence its distances are. */
export function toMessage(
  { miss, from, choices, entries: [first] }: LocatorResults,
  kind: LocatorKind,
  text: Translate,
): string | undefined {
  const none = text(`locator.${kind}.count`, { count: 0 });
  const nearest = first ? getDealerTitle(first) : '';
  return (
    [
      ...(miss ? [text(miss.id, { what: miss.what, none, nearest })] : []),
      ...(from ? [text('locator.from', { place: from })] : []),
      ...(choices ? [text('locator.choices')] : []),
    ].join(' ') || undefined
  );
}
