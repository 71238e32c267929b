import { createMemo } from '../../../renderer/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { DealerEntry } from '../../../schemas/entities/dealer-page.ts';
import { getLocatorKinds, isShownOnMap } from '../../services/dealers/segments.ts';

const memo = createMemo<ReadonlyMap<string, string>>();

/** Addresses of the pages that dealers have in a language, by account id. */
export function dealerPaths(entries: readonly DealerEntry[]): ReadonlyMap<string, string> {
  return memo(entries, 'paths', () => {
    return new Map(
      entries.flatMap(({ salesforceId, url }) => (url === undefined ? [] : [[salesforceId, url] as const])),
    );
  });
}

/**
 * Of some dealers those for whom the contact page is all that the site has: a locator shows them, and no editor has
 * written a page for them, in whatever language. Search engines know them by that page.
 *
 * @param pages what editors have written, of each language.
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
