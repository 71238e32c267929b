import { createMemo } from '../../../memo/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { DealerEntry } from '../../../schemas/entities/dealer-page.ts';
import { getLocatorKinds, isShownOnMap } from '../../services/dealers/segments.ts';

const memo = createMemo<ReadonlyMap<string, string>>();

/** Paths of the dealers' pages in a language, by account id. */
export function dealerPaths(entries: readonly DealerEntry[]): ReadonlyMap<string, string> {
  return memo(entries, 'paths', () => {
    return new Map(
      entries.flatMap(({ salesforceId, url }) => (url === undefined ? [] : [[salesforceId, url] as const])),
    );
  });
}

/**
 * Dealers whose only page is the contact page: shown in a locator, without an editor's page in any language. Search
 * engines index that page.
 *
 * @param pages editors' pages, of each language.
 */
export function dealersWithoutPage(
  dealers: readonly Dealer[],
  pages: readonly (readonly DealerEntry[])[],
): readonly Dealer[] {
  const hasPage = ({ accountId }: Dealer) => pages.some((entries) => dealerPaths(entries).has(accountId));
  const isFound = (dealer: Dealer) =>
    isShownOnMap(dealer) && getLocatorKinds(dealer.contractSegment).size > 0;
  return dealers.filter((dealer) => isFound(dealer) && !hasPage(dealer));
}
